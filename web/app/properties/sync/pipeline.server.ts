import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { applyRecords, noCounts } from './apply-records.server.ts';
import { entriesOf } from './entries.ts';
import { removalsOf, removeUnseen, tombstone } from './remove-records.server.ts';
import { importRuns } from './sync-tables.server.ts';
import type { Batch, BatchOutcome, RunOptions, RunState, RunSummary, Source, Sync } from './sync.ts';
import { forgetRevisions } from '../../platform/database/revisions.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import {
  commit,
  type NewVersion,
  readWritten,
  showStatements,
  versionStatements,
} from '../store/commit-versions.server.ts';
import { readChanges } from '../store/record-versions.server.ts';
import { emptyIndex } from '../store/live-index.ts';
import { builtBundle } from './known-lists.server.ts';

/** Records of the build that the store lacks. */
function leaving(known: ReadonlySet<string>, today: string): NewVersion[] {
  const { Properties, Projects, Gone } = builtBundle;
  const rows = [
    ...Gone.map(({ ID, Date: day, List = 'Properties' as const }) => ({ list: List, key: String(ID), day })),
    ...Properties.map(({ ID }) => ({ list: 'Properties' as const, key: String(ID), day: today })),
    ...Projects.map(({ ID }) => ({ list: 'Projects' as const, key: String(ID), day: today })),
  ];
  return rows
    .filter(({ list, key }) => !known.has(`${list} ${key}`))
    .map(({ list, key, day }) => tombstone({ list, key }, 'vanished', day));
}

/** After the first run only: shows the store instead of the build, at once, and what only the build had as gone. */
async function showFirst(database: Database, now: Date): Promise<void> {
  const { revision, isShown } = await readWritten(database);
  if (isShown || revision === 0) return;
  const { lists, listed } = await readChanges(database, emptyIndex);
  const nameOf = ({ ID, List = 'Properties' }: { ID: number; List?: string | undefined }) => `${List} ${ID}`;
  const known = new Set([
    ...listed.map(({ id }) => `Properties ${id}`),
    ...lists.Projects.map(({ ID }) => `Projects ${ID}`),
    ...lists.Gone.map(nameOf),
  ]);
  const gone = leaving(known, belgianDay(now));
  await commit(database, [...versionStatements(database, revision, gone), ...showStatements(database)]);
  forgetRevisions();
}

export class NoSuchRun extends Error {}

type StoredRun = typeof importRuns.$inferSelect;

const overtaken = 'Another run of the same source came after it.';

/** Returns the id. A run of the whole source ends an earlier one. */
export async function openRun(
  { database, clock }: Sync,
  { system, account }: Source,
  { isWhole, isCheck = false }: RunOptions,
): Promise<string> {
  const id = crypto.randomUUID();
  const insert = database.insert(importRuns).values({
    id,
    system,
    account,
    state: 'running',
    isWhole,
    isCheck,
    startedAt: clock(),
    counts: noCounts,
  });
  const isEarlier = and(
    eq(importRuns.system, system),
    eq(importRuns.account, account),
    eq(importRuns.isWhole, true),
    eq(importRuns.isCheck, false),
    inArray(importRuns.state, ['running', 'waiting']),
  );
  const end = database
    .update(importRuns)
    .set({ state: 'failed', endedAt: clock(), reason: overtaken })
    .where(isEarlier);
  await (isWhole && !isCheck ? database.batch([end, insert]) : insert);
  return id;
}

/** @throws NoSuchRun for one that is unknown or in another state */
export async function findRun(database: Database, id: string, state?: RunState): Promise<StoredRun> {
  const run = await database.select().from(importRuns).where(eq(importRuns.id, id)).get();
  if (!run || (state && run.state !== state)) throw new NoSuchRun(`There is no such run ${id}.`);
  return run;
}

const sourceOf = ({ system, account }: StoredRun): Source => ({ system, account });

/** All or nothing. @throws NoSuchRun */
export async function applyBatch(sync: Sync, run: string, batch: Batch): Promise<BatchOutcome> {
  const found = await findRun(sync.database, run, 'running');
  const { isCheck } = found;
  const entries = entriesOf(batch);
  const { counts, records } = await applyRecords(sync, { source: sourceOf(found), entries, run, isCheck });
  return { counts, records: records.filter(({ findings }) => findings.length > 0) };
}

/** So few that nobody has to look at them. */
const fewRemovals = 5;
const smallShare = 1 / 5;

const nothingSeen = 'The export holds no property at all.';

/** Removes what the source lacks, unless too much. Repeatable: its answer may have been lost. @throws NoSuchRun */
export async function endRun(
  sync: Sync,
  run: string,
  { acceptRemovals = false }: { acceptRemovals?: boolean } = {},
): Promise<RunSummary> {
  const found = await findRun(sync.database, run);
  const { state, counts, removals } = found;
  if (state !== 'running') return { run, state, counts, removals };
  if (!found.isWhole) return finish(sync, found, { state: 'done' });
  const { there, unseen, seen } = await removalsOf(sync.database, found);
  if (seen === 0) return finish(sync, found, { state: 'failed', reason: nothingSeen });
  if (found.isCheck) return finish(sync, found, { state: 'done', removals: unseen });
  const isMuch = unseen > fewRemovals && unseen > there * smallShare;
  if (isMuch && !acceptRemovals) return finish(sync, found, { state: 'waiting', removals: unseen });
  const gone = await removeUnseen(sync, found);
  return finish(sync, found, { state: 'done', gone });
}

/** @throws NoSuchRun */
export async function allowRemovals(sync: Sync, run: string): Promise<RunSummary> {
  const found = await findRun(sync.database, run, 'waiting');
  const gone = await removeUnseen(sync, found);
  return finish(sync, found, { state: 'done', gone });
}

/** Removes nothing. `reason` is a sentence. @throws NoSuchRun */
export async function failRun(sync: Sync, run: string, reason: string): Promise<RunSummary> {
  const found = await findRun(sync.database, run, 'running');
  return finish(sync, found, { state: 'failed', reason });
}

type End = { state: RunState; removals?: number; gone?: number; reason?: string };

async function finish(
  { database, clock }: Sync,
  { id, isCheck }: StoredRun,
  { state, removals = 0, gone = 0, reason }: End,
): Promise<RunSummary> {
  const { counts } = await database
    .update(importRuns)
    .set({
      state,
      removals,
      endedAt: clock(),
      counts: sql`json_set(${importRuns.counts}, '$.gone', json_extract(${importRuns.counts}, '$.gone') + ${gone})`,
      ...(reason !== undefined && { reason }),
    })
    .where(eq(importRuns.id, id))
    .returning({ counts: importRuns.counts })
    .get();
  const isShown = state === 'done' || state === 'waiting';
  if (isShown && !isCheck) await showFirst(database, clock());
  return { run: id, state, counts, removals };
}
