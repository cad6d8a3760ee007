import type { SeededRedirect } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { contact } from '../pages/contact.ts';
import { forSale } from '../../starter/pages/for-sale.ts';

/** The sale list's address on the previous site, still found in printed brochures. */
const oldOffer: SeededRedirect = {
  _id: 'redirect-old-offer',
  _type: 'redirect',
  from: '/nl/aanbod/',
  to: pageLink(forSale),
  isPermanent: true,
  status: 'published',
};

/** A short address for posters, temporary because each campaign changes its target. */
const openHouse: SeededRedirect = {
  _id: 'redirect-open-house',
  _type: 'redirect',
  from: '/nl/opendeur/',
  to: pageLink(contact),
  isPermanent: false,
  status: 'published',
};

export const redirects: SeededRedirect[] = [oldOffer, openHouse];
