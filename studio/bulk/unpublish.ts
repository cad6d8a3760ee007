import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { documentTitle } from '../content/document-title.ts';
import { publishedId } from '../content/versions.ts';
import { say } from '../locale/say.ts';
import { unpublishMutations } from '../removal/removal-mutations.ts';
import { strongReferences } from 'schemas/publication/strong-references.ts';
import { isHome } from './change-status.ts';
import type { Page } from './target.ts';

export type Unpublishing = {
  mutations: ReturnType<typeof unpublishMutations>;
  changed: string[];
  refused: { id: string; reasons: string[] }[];
};

/** Takes pages off the site and stores them as drafts, all but those that others need. */
export function unpublishing(pages: readonly Page[], users: readonly StoredDocument[]): Unpublishing {
  const result: Unpublishing = { mutations: [], changed: [], refused: [] };
  for (const { id, draft = null, published = null } of pages) {
    const reason = published ? reasonAgainst(id, isHome(published), users) : say('It is not published.');
    if (reason === undefined) {
      const uses = { others: [], menus: [], redirects: [] };
      result.mutations.push(...unpublishMutations({ id, draft, published }, uses));
      result.changed.push(id);
    } else {
      result.refused.push({ id, reasons: [reason] });
    }
  }
  return result;
}

function reasonAgainst(
  id: string,
  isHomePage: boolean,
  users: readonly StoredDocument[],
): string | undefined {
  if (isHomePage) return say('The site cannot do without its home page.');
  const names = users
    .filter((user) => publishedId(user._id) !== id && strongReferences(user).includes(id))
    .map((user) => documentTitle(user, user._type));
  return names.length === 0
    ? undefined
    : say('These link to it: {1}. Hide it instead, or unpublish it alone.', [...new Set(names)].join(', '));
}
