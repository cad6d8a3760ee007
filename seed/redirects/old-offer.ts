import type { SeededRedirect } from '../document.ts';
import { pageLink } from '../link.ts';
import { forSale } from '../pages/for-sale.ts';

/** The address of the list for sale on the agency's earlier site, which still stands in printed brochures. */
export const oldOffer: SeededRedirect = {
  _id: 'redirect-old-offer',
  _type: 'redirect',
  from: '/nl/aanbod/',
  to: pageLink(forSale),
  isPermanent: true,
  status: 'published',
};
