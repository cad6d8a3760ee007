import { localizedString, type Translations } from './localized.ts';
import { reference } from './reference.ts';

export function pageLink(document: { _id: string }, label?: Translations<string>) {
  const words = label === undefined ? {} : { label: localizedString(label) };
  return { _type: 'link' as const, ...words, page: reference(document) };
}

export function addressLink(url: string) {
  return { _type: 'link' as const, url };
}
