import { localizedString, type Translations } from './localized.ts';
import { reference } from './reference.ts';

/** A link that follows a seeded page or article; without a label it shows that title. */
export function pageLink(document: { _id: string }, label?: Translations<string>) {
  const words = label === undefined ? {} : { label: localizedString(label) };
  return { _type: 'link' as const, ...words, page: reference(document) };
}

/** A link to something other than a page of the site, such as a phone number. */
export function addressLink(url: string) {
  return { _type: 'link' as const, url };
}
