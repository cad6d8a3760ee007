import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { forgetRevisions } from '../../platform/database/revisions.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerRecords } from '../owner-records/owner-record-tables.server.ts';
import { type Directory, knownOf } from '../rules/known.ts';
import { commit, Overtaken, readWritten, versionStatements } from '../store/commit-versions.server.ts';
import { type Entry, fieldOf } from './entries.ts';
import { readLists } from './known-lists.server.ts';
import type { BatchOutcome, RunCounts, Source, Sync } from './sync.ts';
import { nameIn, readState, type StoredState } from './stored-state.server.ts';
import { heldRecords, importRuns, recordSources } from './sync-tables.server.ts';
import { type Setting, type Taken, takeRecord } from './take-record.server.ts';

type Work = {
  source: Source;
  entries: readonly Entry[];
  /** Undefined when an editor retries a record. */
  run?: string;
  isCheck?: boolean;
  acceptedBy?: string;
};

export const noCounts: RunCounts = { added: 0, changed: 0, unchanged: 0, gone: 0, held: 0 };

function countsOf(taken: readonly Taken[]): RunCounts {
  const counts = { ...noCounts };
  for (const { what, list } of taken) if (what === 'held' || list === 'Properties') counts[what] += 1;
  return counts;
}

function addCounts(database: Database, run: string, counts: RunCounts): BatchItem<'sqlite'> {
  const sums = Object.entries(counts).map(
    ([name, count]) => sql`${name}, json_extract(${importRuns.counts}, ${`$.${name}`}) + ${count}`,
  );
  return database
    .update(importRuns)
    .set({ counts: sql`json_object(${sql.join(sums, sql`, `)})` })
    .where(eq(importRuns.id, run));
}

/** Parents come in any order. */
function parentsIn(entries: readonly Entry[]): [number, number][] {
  return entries.flatMap(({ list, sent }) => {
    const [id, parent] = [fieldOf(sent, 'ID'), fieldOf(sent, 'ParentID')];
    return list === 'Categories' && typeof id === 'number' && typeof parent === 'number'
      ? [[id, parent]]
      : [];
  });
}

/** Records may refer to others of the same batch. */
async function takeAll(
  sync: Sync,
  { entries, acceptedBy }: Work,
  { state, isShown, revision }: { state: StoredState; isShown: boolean; revision: number },
): Promise<Taken[]> {
  const { directory, known: stored } = await readLists(sync.database, revision);
  const lawSettings = await sync.lawSettings();
  const [lists, taken]: [Directory, Taken[]] = [{ ...directory }, []];
  let known = stored;
  for (const [list, some] of Map.groupBy(entries, (entry) => entry.list)) {
    const parents = list === 'Categories' ? parentsIn(some) : [];
    const setting: Setting = {
      known: {
        ...known,
        parents: parents.length === 0 ? known.parents : new Map([...known.parents, ...parents]),
        projects: new Map([...known.projects].filter(([id]) => state.projects.has(id) || isBatched(id))),
      },
      today: belgianDay(sync.clock()),
      copyPictures: sync.copyPictures,
      lawSettings,
      isShown,
      acceptedBy,
    };
    for (const entry of some) taken.push(await takeRecord(entry, state, setting));
    const rows = taken.flatMap(({ version }) => (version?.list === list ? [version.content] : []));
    if (list in lists && rows.length > 0) {
      known = knownOf(Object.assign(lists, { [list]: [...lists[list as keyof Directory], ...rows] }));
    }
  }
  return taken;

  function isBatched(id: number): boolean {
    return taken.some(({ list, id: own }) => list === 'Projects' && own === id);
  }
}

const asRows = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)})`;

function sourceStatements(
  database: Database,
  { source, entries }: Work,
  { state, taken }: { state: StoredState; taken: readonly Taken[] },
): BatchItem<'sqlite'>[] {
  const marks = new Map(entries.map(({ list, key, mark }) => [nameIn(list, key), mark]));
  const rows = taken.map(({ list, key, id = 0, isOutdated }) => ({
    list,
    key,
    id,
    mark: isOutdated ? undefined : marks.get(nameIn(list, key)),
  }));
  return [
    database
      .insert(recordSources)
      .select(
        sql`select ${source.system}, ${source.account}, value ->> 'list', value ->> 'key', value ->> 'id',
          ${state.wholeRun ?? null}, null, value ->> 'mark' from ${asRows(rows)} where true`,
      )
      .onConflictDoUpdate({
        target: [recordSources.system, recordSources.account, recordSources.list, recordSources.key],
        set: {
          id: sql`excluded.id`,
          seenIn: sql`coalesce(excluded.seenIn, ${recordSources.seenIn})`,
          mark: sql`coalesce(excluded.mark, ${recordSources.mark})`,
        },
      }),
  ];
}

function heldStatements(
  database: Database,
  source: Source,
  taken: readonly Taken[],
  now: Date,
): BatchItem<'sqlite'>[] {
  const isOfSource = sql`system = ${source.system} and account = ${source.account}`;
  const looked = taken.filter(({ isOutdated }) => !isOutdated);
  const held = looked.filter(({ candidate }) => candidate !== undefined);
  const free = looked.filter(({ candidate }) => candidate === undefined);
  const rows = held.map(({ list, key, id = null, findings, candidate, acceptedBy = null }) => ({
    list,
    key,
    id,
    findings: findings.filter(({ level }) => level !== 'note'),
    candidate,
    acceptedBy,
  }));
  const freeNames = free.map(({ list, key }) => [list, key]);
  const statements: BatchItem<'sqlite'>[] = [];
  if (rows.length > 0)
    statements.push(
      database
        .insert(heldRecords)
        .select(
          sql`select ${source.system}, ${source.account}, value ->> 'list', value ->> 'key', value ->> 'id',
            value ->> 'findings', value ->> 'candidate', ${now.getTime()},
            value ->> 'acceptedBy' from ${asRows(rows)} where true`,
        )
        .onConflictDoUpdate({
          target: [heldRecords.system, heldRecords.account, heldRecords.list, heldRecords.key],
          set: {
            recordId: sql`excluded.recordId`,
            findings: sql`excluded.findings`,
            candidate: sql`excluded.candidate`,
            acceptedBy: sql`excluded.acceptedBy`,
          },
        }),
    );
  if (freeNames.length > 0)
    statements.push(
      database.delete(heldRecords).where(sql`${isOfSource}
        and (list, key) in (select value ->> 0, value ->> 1 from ${asRows(freeNames)})`),
    );
  return statements;
}

function ownerStatements(database: Database, taken: readonly Taken[]): BatchItem<'sqlite'>[] {
  const rows = taken.flatMap(({ owners }) => owners ?? []);
  if (rows.length === 0) return [];
  return [
    database
      .insert(ownerRecords)
      .select(sql`select value ->> 'id', value ->> 'record', null from ${asRows(rows)} where true`)
      .onConflictDoUpdate({
        target: ownerRecords.propertyId,
        set: { record: sql`excluded.record`, leftOn: null },
      }),
  ];
}

/** Keeps only that the records were seen, to tell what would leave. */
async function noteCheck(
  { database }: Sync,
  { source, entries, run = '' }: Work,
  counts: RunCounts,
): Promise<void> {
  const names = entries.map(({ list, key }) => [list, key]);
  await database.batch([
    database
      .update(recordSources)
      .set({ checkedIn: run })
      .where(
        sql`system = ${source.system} and account = ${source.account}
          and (list, key) in (select value ->> 0, value ->> 1 from ${asRows(names)})`,
      ),
    addCounts(database, run, counts),
  ]);
}

async function attempt(sync: Sync, work: Work): Promise<BatchOutcome> {
  const { database } = sync;
  const { source, entries, run, isCheck = false } = work;
  const { revision, isShown } = await readWritten(database);
  const state = await readState(database, source, entries);
  const taken = await takeAll(sync, work, { state, isShown, revision });
  const counts = countsOf(taken);
  const outcome = { counts, records: taken.map(outcomeOf) };
  if (isCheck) {
    await noteCheck(sync, work, counts);
    return outcome;
  }
  const versions = taken.flatMap(({ version }) => version ?? []);
  await commit(database, [
    ...versionStatements(database, revision, versions),
    ...sourceStatements(database, work, { state, taken }),
    ...heldStatements(database, source, taken, sync.clock()),
    ...ownerStatements(database, taken),
    ...(run === undefined ? [] : [addCounts(database, run, counts)]),
  ]);
  if (versions.length > 0) forgetRevisions();
  return outcome;
}

const outcomeOf = ({ list, key, id, what, findings }: Taken) => ({ list, key, id, what, findings });

const mostAttempts = 5;

/** All or nothing; decides again where another commit came first. */
export async function applyRecords(sync: Sync, work: Work): Promise<BatchOutcome> {
  if (work.entries.length === 0) return { counts: noCounts, records: [] };
  for (let left = mostAttempts; ; left -= 1) {
    try {
      return await attempt(sync, work);
    } catch (error) {
      if (!(error instanceof Overtaken) || left <= 1) throw error;
    }
  }
}
