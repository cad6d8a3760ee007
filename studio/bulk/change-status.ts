import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import { reasonToKeep } from 'schemas/needed-pages.ts';
import type { Status } from '../content/visibility.ts';
import { type Refusal, reasonsAgainst, type PublishRules } from '../unpublished/publish-together.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { type Page, statusFields, type Target, withStatus } from './target.ts';

type Patch = { patch: { id: string; ifRevisionID: string; set: Record<string, unknown> } };

export type BulkChange = { mutations: Patch[]; changed: string[]; refused: Refusal[] };

/**
 * Shows or hides pages and modules in draft and published version alike, so that visitors see it at once and no other
 * edit is published along. Refuses a page that could not be published like that.
 */
export async function statusChange(
  pages: readonly Page[],
  targets: readonly Target[],
  { status, rules }: { status: Status; rules: PublishRules },
): Promise<BulkChange> {
  const change: BulkChange = { mutations: [], changed: [], refused: [] };
  const site = await rules.siteWith([]);
  for (const page of pages) {
    const own = targets.filter(({ id }) => id === page.id);
    const reasons = await reasonsOf(page, own, { status, rules, site });
    if (reasons.length > 0) {
      change.refused.push({ id: page.id, reasons });
      continue;
    }
    for (const document of [page.draft, page.published]) {
      const set = document && statusFields(document, own, status);
      if (!set || Object.keys(set).length === 0) continue;
      change.mutations.push({ patch: { id: document._id, ifRevisionID: document._rev, set } });
    }
    change.changed.push(page.id);
  }
  return change;
}

async function reasonsOf(
  { published }: Page,
  targets: readonly Target[],
  { status, rules, site }: { status: Status; rules: PublishRules; site: CheckedSite },
): Promise<string[]> {
  if (!published) return [say('It was never published: publish it.')];
  const isPage = targets.some(({ moduleKey }) => moduleKey === undefined);
  const needed = isPage && status === 'draft' ? reasonToKeep(published) : undefined;
  if (needed !== undefined) return [inStaffLanguage(needed)];
  return status === 'draft' ? [] : reasonsAgainst(withStatus(published, targets, status), rules, site);
}
