import type { SeededRedirect } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { forSale } from '../../starter/pages/for-sale.ts';

/** The sale list's address on the previous site, still found in printed brochures. */
export const oldOffer: SeededRedirect = {
  _id: 'redirect-old-offer',
  _type: 'redirect',
  from: '/nl/aanbod/',
  to: pageLink(forSale),
  isPermanent: true,
  status: 'published',
};
