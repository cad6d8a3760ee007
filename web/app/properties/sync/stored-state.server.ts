import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { ownerRecords } from '../owner-records/owner-record-tables.server.ts';
import { recordVersions } from '../store/record-tables.server.ts';
import type { Entry } from './entries.ts';
import { fieldOf, nameOf } from './entries.ts';
import { builtBundle } from './known-lists.server.ts';
import type { SentList, Source } from './sync.ts';
import { heldRecords, importRuns, recordSources } from './sync-tables.server.ts';

type StoredSource = { id: number; mark: string | null };
type StoredVersion = { hash: string; content: unknown; isGone: boolean };
type StoredHold = { candidate: unknown; acceptedBy: string | null };

export const nameIn = (list: SentList, key: string) => `${list} ${key}`;

export const isNumbered = (list: SentList) => list === 'Properties' || list === 'Projects';

export type StoredState = {
  sources: Map<string, StoredSource>;
  versions: ReadonlyMap<string, StoredVersion>;
  held: ReadonlyMap<string, StoredHold>;
  owners: ReadonlyMap<number, string>;
  projects: ReadonlySet<number>;
  /** A running run of the whole source, in which everything counts as seen. */
  wholeRun: string | undefined;
};

function namesOf(entries: readonly Entry[]): [SentList, string][] {
  return entries.flatMap(({ list, key, sent }) => {
    const names: [SentList, string][] = [[list, key]];
    const project = list === 'Properties' ? nameOf(fieldOf(sent, 'ProjectID')) : undefined;
    if (project !== undefined) names.push(['Projects', project]);
    if (list === 'OwnerRecords') names.push(['Properties', key]);
    return names;
  });
}

const smallestNew = 1_000_001;
const mostOwn = 9_999_999_999;
const builtIds: Readonly<Record<'Properties' | 'Projects', ReadonlySet<number>>> = {
  Properties: new Set([
    ...builtBundle.Properties.map(({ ID }) => ID),
    ...builtBundle.Gone.flatMap(({ ID, List }) => (List === undefined ? [ID] : [])),
  ]),
  Projects: new Set([
    ...builtBundle.Projects.map(({ ID }) => ID),
    ...builtBundle.Gone.flatMap(({ ID, List }) => (List === undefined ? [] : [ID])),
  ]),
};

/** Only a file brings numbers of its own. */
function ownNumber({ system }: Source, { sent, key }: Entry): number | undefined {
  const own = fieldOf(sent, 'ID');
  const isOwn = system === 'file' && Number.isSafeInteger(own) && String(own) === key;
  return isOwn && Number(own) > 0 && Number(own) <= mostOwn ? Number(own) : undefined;
}

/** Numbers are never reused; a file may bring its own. */
async function numberNew(
  database: Database,
  source: Source,
  entries: readonly Entry[],
  sources: Map<string, StoredSource>,
): Promise<void> {
  for (const list of ['Properties', 'Projects'] as const) {
    const fresh = entries.filter((entry) => entry.list === list && !sources.has(nameIn(list, entry.key)));
    if (fresh.length === 0) continue;
    const wanted = JSON.stringify(fresh.flatMap((entry) => ownNumber(source, entry) ?? []));
    const [takenRows, highest] = await Promise.all([
      database.all<{ id: number }>(sql`select id from ${recordSources}
        where list = ${list} and id in (select value from json_each(${wanted}))`),
      database.get<{ id: number | null }>(
        sql`select max(id) as id from ${recordSources} where list = ${list}`,
      ),
    ]);
    const taken = new Set(takenRows.map(({ id }) => id));
    const owns = fresh.flatMap((entry) => ownNumber(source, entry) ?? []);
    let next = Math.max(smallestNew, (highest.id ?? 0) + 1, ...owns.map((id) => id + 1));
    for (const id of builtIds[list]) next = Math.max(next, id + 1);
    for (const entry of fresh) {
      const own = ownNumber(source, entry);
      const id = own !== undefined && !taken.has(own) ? own : next;
      if (id === next) next += 1;
      sources.set(nameIn(list, entry.key), { id, mark: null });
    }
  }
}

/** Asks a handful of questions, however many records there are. */
export async function readState(
  database: Database,
  source: Source,
  entries: readonly Entry[],
): Promise<StoredState> {
  const names = JSON.stringify(namesOf(entries));
  const isNamed = sql`(list, key) in (select value ->> 0, value ->> 1 from json_each(${names}))`;
  const isOfSource = sql`system = ${source.system} and account = ${source.account}`;
  // Each question is a round trip, however little it asks.
  const [sourceRows, heldRows, projects, whole] = await database.batch([
    database
      .select({
        list: recordSources.list,
        key: recordSources.key,
        id: recordSources.id,
        mark: recordSources.mark,
      })
      .from(recordSources)
      .where(and(isOfSource, isNamed)),
    database
      .select({
        list: heldRecords.list,
        key: heldRecords.key,
        candidate: heldRecords.candidate,
        acceptedBy: heldRecords.acceptedBy,
      })
      .from(heldRecords)
      .where(and(isOfSource, isNamed)),
    database
      .select({ id: recordSources.id })
      .from(recordSources)
      .where(and(isOfSource, eq(recordSources.list, 'Projects'))),
    database
      .select({ id: importRuns.id })
      .from(importRuns)
      .where(
        and(
          isOfSource,
          eq(importRuns.state, 'running'),
          eq(importRuns.isWhole, true),
          eq(importRuns.isCheck, false),
        ),
      ),
  ]);
  const sources = new Map(sourceRows.map(({ list, key, ...row }) => [nameIn(list, key), row]));
  await numberNew(database, source, entries, sources);
  const storedKeys = JSON.stringify(
    entries.flatMap(({ list, key }) =>
      list === 'OwnerRecords'
        ? []
        : [[list, isNumbered(list) ? String(sources.get(nameIn(list, key))?.id) : key]],
    ),
  );
  const ownerKeys = JSON.stringify(
    entries.flatMap(({ list, key }) =>
      list === 'OwnerRecords' ? String(sources.get(nameIn('Properties', key))?.id) : [],
    ),
  );
  const [versionRows, ownerRows] = await database.batch([
    database
      .select({
        list: recordVersions.list,
        key: recordVersions.key,
        hash: recordVersions.hash,
        content: recordVersions.content,
        // SQLite takes the other columns from the row with the highest.
        revision: max(recordVersions.revision),
      })
      .from(recordVersions)
      .where(sql`(list, key) in (select value ->> 0, value ->> 1 from json_each(${storedKeys}))`)
      .groupBy(recordVersions.list, recordVersions.key),
    database
      .select({ propertyId: ownerRecords.propertyId, record: sql<string>`record` })
      .from(ownerRecords)
      .where(
        sql`${ownerRecords.leftOn} is null and ${ownerRecords.propertyId} in (select value from json_each(${ownerKeys}))`,
      ),
  ]);
  return {
    sources,
    versions: new Map(
      versionRows.map(({ list, key, hash, content }) => [
        nameIn(list, key),
        {
          hash,
          content: content === null ? undefined : (JSON.parse(content) as unknown),
          isGone: content === null,
        },
      ]),
    ),
    held: new Map(
      heldRows.map(({ list, key, candidate, acceptedBy }) => [nameIn(list, key), { candidate, acceptedBy }]),
    ),
    owners: new Map(ownerRows.map(({ propertyId, record }) => [Number(propertyId), record])),
    projects: new Set(projects.map(({ id }) => id)),
    wholeRun: whole[0]?.id,
  };
}
