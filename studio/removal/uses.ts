import { publishedId } from '../content/versions.ts';
import { anyLanguage } from '../tree-pane/tree.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';

/** Finds drafts too, with all their fields. */
export const usesQuery = '*[references($id) && !(_id in [$id, "drafts." + $id])] | order(_type, _id)';

export type Use = { id: string; type: string; title: string | undefined };

export type Uses = {
  /** Documents that an editor must change first. */
  others: Use[];
  menus: StoredDocument[];
  redirects: StoredDocument[];
};

function titleOf({ title, name, from }: StoredDocument): string | undefined {
  if (Array.isArray(title)) return anyLanguage(title as never);
  return [title, name, from].find((text) => typeof text === 'string');
}

/** Splits the documents that refer to a page: the Studio changes menus and redirects by itself. */
export function usesOf(documents: readonly StoredDocument[]): Uses {
  const others = new Map(
    documents
      .filter(({ _type }) => _type !== 'menu' && _type !== 'redirect')
      .map((document) => {
        const id = publishedId(document._id);
        return [id, { id, type: document._type, title: titleOf(document) }];
      }),
  );
  return {
    others: [...others.values()],
    menus: documents.filter(({ _type }) => _type === 'menu'),
    redirects: documents.filter(({ _type }) => _type === 'redirect'),
  };
}
