import { typedPaths } from 'schemas/checks/links.ts';
import { ownAddress } from 'schemas/checks/site-addresses.ts';
import { addressesOf, formerMoves } from 'schemas/checks/site-moves.ts';
import { strongReferences } from 'schemas/publication/strong-references.ts';
import { contentTypes } from '../content/content-types.ts';
import { publishedId } from '../content/versions.ts';
import { anyLanguage } from '../tree-pane/tree.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';

/** Their texts may contain links, which no query finds by address. */
export const linkingTypes = contentTypes.filter((type) => type !== 'interfaceText');

/** Includes drafts and all fields, and finds more than `usesOf` keeps. */
export const usersQuery = '*[references($ids) || _type in $types] | order(_type, _id)';

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

type Page = { id: string; published: StoredDocument | null };

/** Addresses by which visitors find a page, in any spelling. */
function ownAddresses(page: StoredDocument): string[] {
  const former = formerMoves(page).map(([from]) => from);
  const short = typeof page.originalPath === 'string' ? [page.originalPath] : [];
  return [...addressesOf(page), ...former, ...short].map(ownAddress);
}

/** Separates the documents that link to a page: the Studio changes menus and redirects by itself. */
export function usesOf(documents: readonly StoredDocument[], { id, published }: Page): Uses {
  const addresses = published ? ownAddresses(published) : [];
  const users = documents.filter(
    (document) =>
      publishedId(document._id) !== id &&
      (strongReferences(document).includes(id) ||
        typedPaths(document).some((path) => addresses.includes(ownAddress(path)))),
  );
  const others = new Map(
    users
      .filter(({ _type }) => _type !== 'menu' && _type !== 'redirect')
      .map((document) => {
        const userId = publishedId(document._id);
        return [userId, { id: userId, type: document._type, title: titleOf(document) }];
      }),
  );
  return {
    others: [...others.values()],
    menus: users.filter(({ _type }) => _type === 'menu'),
    redirects: users.filter(({ _type }) => _type === 'redirect'),
  };
}
