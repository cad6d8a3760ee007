import { reasonToKeep } from 'schemas/needed-pages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { unpublishMutations } from '../removal/removal-mutations.ts';
import { type Uses, usesOf } from '../removal/uses.ts';
import type { Page } from './target.ts';

export type Unpublishing = {
  mutations: ReturnType<typeof unpublishMutations>;
  changed: string[];
  refused: { id: string; reasons: string[] }[];
};

/**
 * Takes pages off the site and stores them as drafts, all but those that others need. Their addresses lead to the
 * target, if there is one.
 */
export function unpublishing(
  pages: readonly Page[],
  users: readonly StoredDocument[],
  target: string | undefined,
): Unpublishing {
  const judged = pages.map(({ id, draft = null, published = null }) => {
    const uses = usesOf(users, { id, published });
    return { id, draft, published, uses, reason: reasonAgainst(published, uses) };
  });
  const leaving = judged.filter(({ reason }) => reason === undefined);
  const unique = (documents: StoredDocument[]) => [...new Set(documents)];
  return {
    mutations: unpublishMutations(
      leaving,
      {
        menus: unique(leaving.flatMap(({ uses }) => uses.menus)),
        redirects: unique(leaving.flatMap(({ uses }) => uses.redirects)),
      },
      target,
    ),
    changed: leaving.map(({ id }) => id),
    refused: judged.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reasons: [reason] }])),
  };
}

function reasonAgainst(published: StoredDocument | null, { others }: Uses): string | undefined {
  if (!published) return say('It is not published.');
  const needed = reasonToKeep(published);
  if (needed !== undefined) return inStaffLanguage(needed);
  if (others.length === 0) return undefined;
  const names = others.map(({ title, type }) => title ?? type);
  return say('First remove the links to it, or hide it. They are in: {1}.', names.join(', '));
}
