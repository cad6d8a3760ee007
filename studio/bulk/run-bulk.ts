import { reasonToKeep } from 'schemas/needed-pages.ts';
import { type StoredDocument, pathText } from 'schemas/publication/localized-values.ts';
import type { SanityClient } from '@sanity/client';
import { inStaffLanguage, say } from '../locale/say.ts';
import { unpublishMutations } from '../removal/removal-mutations.ts';
import { type Uses, usesOf, linkingTypes, usersQuery } from '../removal/uses.ts';
import type { Page, Target } from './target.ts';
import { pairVersions, type Revised } from '../content/versions.ts';
import { publishTogether, type Refusal, type PublishRules } from '../unpublished/publish-together.ts';
import { statusChange, type BulkChange } from './change-status.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { outdatedTranslations, recordsWithUpToDate } from 'schemas/publication/translation-records.ts';

/** Confirms that translations match a text that has changed since, as the Translations tool does one by one. */
function upToDateChange(
  pages: readonly Page[],
  targets: readonly Target[],
  languages: readonly LanguageId[],
): BulkChange {
  const change: BulkChange = { mutations: [], changed: [], refused: [] };
  for (const { id, present, published } of pages) {
    const prefixes = targets.filter((target) => target.id === id).map(pathOf);
    const gaps = outdatedTranslations(present, published, languages).filter(({ field }) =>
      prefixes.some((prefix) => field.path.startsWith(prefix)),
    );
    if (gaps.length === 0) {
      change.refused.push({ id, reasons: [say('No translation is outdated.')] });
      continue;
    }
    const marked = gaps.reduce<StoredDocument>(
      (document, gap) => ({ ...document, translationRecords: recordsWithUpToDate(document, gap) }),
      present,
    );
    const set = { translationRecords: marked.translationRecords };
    change.mutations.push({ patch: { id: present._id, ifRevisionID: present._rev, set } });
    change.changed.push(id);
  }
  return change;
}

/** Empty for a page, so that every path in the page begins with it. */
function pathOf({ moduleKey }: Target): string {
  return moduleKey === undefined ? '' : pathText(['modules', { _key: moduleKey }]);
}

type Unpublishing = {
  mutations: ReturnType<typeof unpublishMutations>;
  changed: string[];
  refused: { id: string; reasons: string[] }[];
};

/**
 * Takes pages off the site and stores them as drafts, except those that others need. Their addresses lead to the
 * target, if there is one.
 */
function unpublishing(
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

export type BulkAction = 'show' | 'hide' | 'publish' | 'unpublish' | 'confirm-translations';

/** Ids of changed documents, and reasons for the refused ones. */
type BulkResult = { changed: string[]; refused: Refusal[] };

type Client = Pick<SanityClient, 'fetch' | 'action' | 'mutate'>;

const raw = { perspective: 'raw' } as const;

type BulkOptions = {
  targets: readonly Target[];
  rules: PublishRules;
  /** The page to which the addresses of unpublished pages lead. */
  onward?: string | undefined;
};

/** Applies one action to many pages and modules in one transaction. Refused ones stay unchanged. */
export async function runBulk(
  client: Client,
  action: BulkAction,
  { targets, rules, onward }: BulkOptions,
): Promise<BulkResult> {
  const ids = [...new Set(targets.map(({ id }) => id))];
  if (action === 'publish' || action === 'unpublish') {
    const whole = ids.filter((id) =>
      targets.some((target) => target.id === id && target.moduleKey === undefined),
    );
    const parts = ids.filter((id) => !whole.includes(id));
    const result =
      action === 'publish' ? await publish(client, whole, rules) : await unpublish(client, whole, onward);
    const reasons = [say('Pages are published as a whole: choose the page.')];
    return { ...result, refused: [...result.refused, ...parts.map((id) => ({ id, reasons }))] };
  }
  const pages = await readPages(client, ids);
  const change =
    action === 'confirm-translations'
      ? upToDateChange(pages, targets, (await rules.siteWith([])).languages)
      : await statusChange(pages, targets, { status: action === 'show' ? 'published' : 'draft', rules });
  if (change.mutations.length > 0) await client.mutate(change.mutations);
  return change;
}

async function readPages(client: Client, ids: readonly string[]): Promise<Page[]> {
  const wanted = ids.flatMap((id) => [id, `drafts.${id}`]);
  return pairVersions(await client.fetch<Revised[]>('*[_id in $wanted]', { wanted }, raw));
}

async function publish(client: Client, ids: readonly string[], rules: PublishRules): Promise<BulkResult> {
  const drafts = new Set((await readPages(client, ids)).filter(({ draft }) => draft).map(({ id }) => id));
  const unchanged = ids.filter((id) => !drafts.has(id));
  const { published, refused } = await publishTogether(client, [...drafts], rules);
  const reasons = [say('There is no draft to publish: all changes are on the site already.')];
  return { changed: published, refused: [...refused, ...unchanged.map((id) => ({ id, reasons }))] };
}

async function unpublish(client: Client, ids: string[], onward: string | undefined): Promise<BulkResult> {
  const pages = await readPages(client, ids);
  const users = await client.fetch<Revised[]>(usersQuery, { ids, types: linkingTypes }, raw);
  const { mutations, changed, refused } = unpublishing(pages, users, onward);
  if (mutations.length > 0) await client.mutate(mutations as Parameters<Client['mutate']>[0]);
  return { changed, refused };
}
