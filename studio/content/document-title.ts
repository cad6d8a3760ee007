import type { Localized } from 'schemas/fields/localized.ts';
import { anyLanguage } from '../tree-pane/tree.ts';

/** Fields that name a document to editors, for queries. */
export const titleFields = ['title', 'name', 'author', 'names', 'from', 'key'].join(', ');

type Titled = { readonly [field: string]: unknown };

/** Uses the document's own name, or else the title of its type, as for singletons. */
export function documentTitle(document: Titled, typeTitle: string): string {
  const { title, name, author, names, from, key } = document;
  const own = Array.isArray(title) ? anyLanguage(title as Localized<string>) : title;
  const candidates = [
    own,
    name,
    author,
    Array.isArray(names) ? (names as unknown[])[0] : undefined,
    from,
    key,
  ];
  return candidates.find((each): each is string => typeof each === 'string' && each !== '') ?? typeTitle;
}
