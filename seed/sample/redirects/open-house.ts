import type { SeededRedirect } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { contact } from '../pages/contact.ts';

/** A short address for posters, temporary because each campaign changes its target. */
export const openHouse: SeededRedirect = {
  _id: 'redirect-open-house',
  _type: 'redirect',
  from: '/nl/opendeur/',
  to: pageLink(contact),
  isPermanent: false,
  status: 'published',
};
