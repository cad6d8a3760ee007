import type { SanityClient } from '@sanity/client';
import { say } from '../locale/say.ts';
import { pairVersions, type Revised } from '../content/versions.ts';
import { publishTogether, type Refusal } from '../unpublished/publish-together.ts';
import type { PublishRules } from '../unpublished/reasons-against.ts';
import { statusChange } from './change-status.ts';
import type { Page, Target } from './target.ts';
import { linkingTypes, usersQuery } from '../removal/uses.ts';
import { unpublishing } from './unpublish.ts';
import { upToDateChange } from './up-to-date.ts';

export type BulkAction = 'show' | 'hide' | 'publish' | 'unpublish' | 'confirm-translations';

/** Ids of the documents that were changed, and reasons for the others. */
type BulkResult = { changed: string[]; refused: Refusal[] };

type Client = Pick<SanityClient, 'fetch' | 'action' | 'mutate'>;

const raw = { perspective: 'raw' } as const;

type BulkOptions = {
  targets: readonly Target[];
  rules: PublishRules;
  /** The page to which the addresses of unpublished pages lead. */
  onward?: string | undefined;
};

/** Does one thing to many pages and modules in one transaction. What is refused stays as it is. */
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
