import type { SeededRedirect } from '../document.ts';
import { pageLink } from '../link.ts';
import { contact } from '../pages/contact.ts';

/** A short address for posters; it leads elsewhere with every campaign, so it is not for good. */
export const openHouse: SeededRedirect = {
  _id: 'redirect-open-house',
  _type: 'redirect',
  from: '/nl/opendeur/',
  to: pageLink(contact),
  isPermanent: false,
  status: 'published',
};
