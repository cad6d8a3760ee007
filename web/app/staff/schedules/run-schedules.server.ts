import type { DueSchedulesQueryResult } from 'schemas/generated/content.ts';
import type { SanityClient } from '@sanity/client';
import type { ScheduleState, ScheduleProblem, ScheduledAction } from 'schemas/schedule.ts';
import { contentClient } from '../../content/cms/client.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import { defineQuery } from 'groq';
import { checkedSite, checkedSiteQuery } from 'schemas/checks/checked-site.ts';
import { findingsIn } from 'schemas/checks/checks.ts';
import { reasonAgainstHiding, reasonToKeep } from 'schemas/needed-pages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { addressProblems } from 'schemas/rules/addresses.ts';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import { strongReferences } from 'schemas/publication/strong-references.ts';

/** Includes what a killed run left behind. */
export const dueSchedulesQuery = defineQuery(`*[_type == "schedule" && (
    (state == "planned" && at <= $now) || (state == "running" && startedAt <= $abandoned)
  )] | order(at, plannedAt)[0...$most]{_id, _rev, documentId, action, startedAt}`);

export const presentQuery = `*[_id in $ids]._id`;

export const referringQuery = `count(*[references($id) && !(_id in path("drafts.**"))])`;

/** A problem that a later attempt may not meet; undefined for a refusal. */
function passingProblem(error: unknown): ScheduleProblem | undefined {
  const status = statusOf(error);
  if (status === undefined || status >= 500 || status === 429) return 'store-down';
  if (status === 401 || status === 403) return 'not-allowed';
  return status === 409 && isOtherRevision(error) ? 'busy' : undefined;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}

function isOtherRevision(error: unknown): boolean {
  return error instanceof Error && /revision/i.test(error.message);
}

type Schedule = {
  _id: string;
  documentId: string | null;
  action: ScheduledAction | null;
  startedAt: string | null;
};

type Stored = { _id: string; _type: string; _rev: string };
type Pair = { id: string; draft: Stored | undefined; published: Stored | undefined };

type Failure = {
  problem: ScheduleProblem;
  reasons?: string[];
};

/** @returns why the schedule failed; undefined when it is done, be it by an earlier run that was killed */
async function carryOut(client: SanityClient, schedule: Schedule): Promise<Failure | undefined> {
  const id = schedule.documentId ?? '';
  const [draft, published] = await client.getDocuments([`drafts.${id}`, id]);
  const pair = { id, draft: draft ?? undefined, published: published ?? undefined };
  return schedule.action === 'unpublish'
    ? unpublish(client, schedule, pair)
    : publish(client, schedule, pair);
}

/** Revision of a document that this schedule published, because a revision is the id of its transaction. */
function transactionOf({ _id }: Schedule): string {
  return _id.replaceAll('.', '-');
}

async function publish(
  client: SanityClient,
  schedule: Schedule,
  { id, draft, published }: Pair,
): Promise<Failure | undefined> {
  const transactionId = transactionOf(schedule);
  if (published?._rev === transactionId) return undefined;
  if (!draft) return published && schedule.startedAt ? undefined : { problem: 'nothing-to-publish' };
  const targets = strongReferences(draft).filter((target) => target !== id);
  const present = await client.fetch<string[]>(presentQuery, { ids: targets });
  if (present.length < targets.length) return { problem: 'links-to-unpublished' };
  const reasons = await reasonsAgainst(client, draft, id);
  if (reasons.length > 0) return { problem: 'incomplete', reasons };
  const changes = publicationChanges(draft, published);
  const revision =
    Object.keys(changes).length === 0
      ? draft._rev
      : (await client.patch(draft._id).ifRevisionId(draft._rev).set(changes).commit())._rev;
  await client.action(
    {
      actionType: 'sanity.action.document.publish',
      draftId: draft._id,
      publishedId: id,
      ifDraftRevisionId: revision,
    },
    { transactionId },
  );
  return undefined;
}

/** Repeats the checks that block publishing: draft and site may have changed since it was planned. */
async function reasonsAgainst(client: SanityClient, draft: Stored, id: string): Promise<string[]> {
  const stored = await client.fetch<StoredDocument[]>(checkedSiteQuery);
  const blocking = findingsIn(draft, checkedSite(stored, [id])).filter(({ isBlocking }) => isBlocking);
  const addresses = await addressProblems(draft, client);
  const hidden = reasonAgainstHiding(draft) ?? [];
  return [...new Set([...blocking.map(({ message }) => message), ...addresses].concat(hidden))];
}

async function unpublish(
  client: SanityClient,
  schedule: Schedule,
  { id, published }: Pair,
): Promise<Failure | undefined> {
  if (!published) return schedule.startedAt ? undefined : { problem: 'nothing-to-unpublish' };
  if (reasonToKeep(published) !== undefined) return { problem: 'needed' };
  try {
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: `drafts.${id}`,
      publishedId: id,
    });
  } catch (error) {
    if (passingProblem(error)) throw error;
    const links = await client.fetch<number>(referringQuery, { id });
    return { problem: links > 0 ? 'linked-from' : 'refused' };
  }
  return undefined;
}

const mostAtOnce = 20;
/** Milliseconds after which a run counts as killed. */
const longestRun = 2 * 60_000;

type Due = DueSchedulesQueryResult[number];
type Run = Pick<Platform, 'settings' | 'clock'>;

export function canRunSchedules({ settings }: Pick<Platform, 'settings'>): boolean {
  return settings.SANITY_SCHEDULE_TOKEN !== '';
}

/** Safe to repeat, to run twice and to be killed: claims a schedule by its revision first. Returns how many ended. */
export async function runSchedules(run: Run, clientOf = contentClient): Promise<number> {
  if (!canRunSchedules(run)) return 0;
  const client = clientOf(run.settings, 'schedule');
  const now = run.clock();
  const due = await client.fetch<DueSchedulesQueryResult>(dueSchedulesQuery, {
    now: now.toISOString(),
    abandoned: new Date(now.getTime() - longestRun).toISOString(),
    most: mostAtOnce,
  });
  let ended = 0;
  for (const schedule of due) if (await runOne(client, schedule, now.toISOString())) ended += 1;
  return ended;
}

async function runOne(client: SanityClient, schedule: Due, now: string): Promise<boolean> {
  if (!(await claim(client, schedule, now))) return false;
  const change = (state: ScheduleState, failure?: Failure) => {
    const patch = client.patch(schedule._id).set({ state, endedAt: now, ...failure });
    const stale = ['problem', 'reasons'].filter((name) => !Object.hasOwn(failure ?? {}, name));
    return (stale.length > 0 ? patch.unset(stale) : patch).commit();
  };
  try {
    const failure = await carryOut(client, schedule);
    await change(failure ? 'failed' : 'done', failure);
    return true;
  } catch (error) {
    const passing = passingProblem(error);
    logProblem('A schedule could not be carried out.', { id: schedule._id, errorKind: error });
    await (passing ? change('planned', { problem: passing }) : change('failed', { problem: 'refused' }));
    return !passing;
  }
}

/** False when another run was faster. */
async function claim(client: SanityClient, { _id, _rev }: Due, now: string): Promise<boolean> {
  try {
    await client.patch(_id).ifRevisionId(_rev).set({ state: 'running', startedAt: now }).commit();
    return true;
  } catch (error) {
    if (passingProblem(error) === 'busy') return false;
    throw error;
  }
}
