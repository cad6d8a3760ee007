import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { indexReader, writeIndex } from '../catalogue/records/property-index.ts';
import type { RecordSource } from '../catalogue/records/property-reader.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { emptyIndex, type LiveIndex, patchedIndex, type Version } from './live-index.ts';
import { indexParts, recordVersions } from './record-tables.server.ts';

/** Makes about a megabyte per response. */
const versionsAtOnce = 1000;

async function readVersions(database: Database, since: number, isDirectory = false): Promise<Version[]> {
  const found: Version[] = [];
  let last = { revision: since, list: '\u{10ffff}', key: '' };
  const only = isDirectory ? sql`and ${recordVersions.list} <> 'Properties'` : sql``;
  for (;;) {
    const rows = await database.all<Omit<Version, 'isGone'> & { isGone: number }>(sql`
      select list, key, revision, case list when 'Properties' then null else content end as content,
        listed, content is null as isGone, changedOn
      from ${recordVersions}
      where (revision, list, key) > (${last.revision}, ${last.list}, ${last.key}) ${only}
      order by revision, list, key limit ${versionsAtOnce}`);
    for (const row of rows) found.push({ ...row, isGone: row.isGone === 1 });
    last = rows.at(-1) ?? last;
    if (rows.length < versionsAtOnce) return found;
  }
}

async function readPlaces(database: Database): Promise<(version: Version) => number> {
  const rows = await database.all<{ name: string; place: number }>(sql`
    select list || ' ' || case list when 'Projects' then cast(id as text) else key end as name, min(rowid) as place
    from record_sources where list not in ('Properties', 'OwnerRecords') group by 1`);
  const places = new Map(rows.map(({ name, place }) => [name, place]));
  return ({ list, key }) => places.get(`${list} ${key}`) ?? 0;
}

/** Returns the same index where nothing is newer. */
export async function readChanges(
  database: Database,
  index: LiveIndex,
  only?: 'directories',
): Promise<LiveIndex> {
  const versions = await readVersions(database, index.revision, only !== undefined);
  if (versions.length === 0) return index;
  const isListChanged = versions.some(({ list }) => list !== 'Properties');
  const placeOf = isListChanged ? await readPlaces(database) : () => 0;
  return patchedIndex(index, versions, placeOf);
}

/** Limited by what the database returns at once. */
const partsAtOnce = 32;
/** Written last, so that no reader takes a partial index. */
const lastPart = 0;

async function newestParts(database: Database): Promise<number | undefined> {
  const newest = await database
    .select({ revision: indexParts.revision })
    .from(indexParts)
    .where(eq(indexParts.part, lastPart))
    .orderBy(desc(indexParts.revision))
    .limit(1)
    .get();
  return newest?.revision;
}

async function readStored(database: Database): Promise<LiveIndex> {
  const revision = await newestParts(database);
  if (revision === undefined) return emptyIndex;
  const reader = indexReader();
  let last = lastPart;
  for (;;) {
    const rows = await database
      .select({ part: indexParts.part, content: indexParts.content })
      .from(indexParts)
      .where(and(eq(indexParts.revision, revision), gt(indexParts.part, last)))
      .orderBy(asc(indexParts.part))
      .limit(partsAtOnce);
    for (const { content } of rows) reader.take(content);
    last = rows.at(-1)?.part ?? last;
    if (rows.length < partsAtOnce) break;
  }
  // A newer index may have replaced it while it was read.
  return (await newestParts(database)) === revision ? { ...reader.index(), revision } : readStored(database);
}

export async function readLiveIndex(database: Database): Promise<LiveIndex> {
  return readChanges(database, await readStored(database));
}

/** More would slow the start of a worker. */
const mostSinceParts = 500;

/** Stores the index once enough has changed. Pages are served between its parts. */
export async function storeIndexParts(database: Database, held?: LiveIndex): Promise<void> {
  const { newer } = await database.get<{ newer: number }>(sql`
    select count(*) as newer from ${recordVersions} where revision >
      coalesce((select max(revision) from ${indexParts} where part = ${lastPart}), 0)`);
  if (newer <= mostSinceParts) return;
  const index = held ? await readChanges(database, held) : await readLiveIndex(database);
  const { revision } = index;
  const isOld = sql`${indexParts.revision} <> ${revision}`;
  let part = lastPart;
  for (const content of writeIndex(index)) {
    part += 1;
    await database
      .insert(indexParts)
      .values({ revision, part, content })
      .onConflictDoUpdate({ target: [indexParts.revision, indexParts.part], set: { content } });
  }
  await database.batch([
    database.insert(indexParts).values({ revision, part: lastPart, content: '' }).onConflictDoNothing(),
    database.delete(indexParts).where(isOld),
  ]);
}

/** About ten kilobytes each. */
const mostInMemory = 500;
const recordsAtOnce = 250;

export type StoredRecords = RecordSource & {
  /** As of a later revision; unchanged records stay in memory. */
  at: (revision: number, changed: ReadonlySet<string>) => StoredRecords;
};

export function recordsInDatabase(
  database: Database,
  revision: number,
  before: ReadonlyMap<string, PropertyRecord> = new Map(),
): StoredRecords {
  const known = new Map(before);

  function keep(id: string, record: PropertyRecord): void {
    known.delete(id);
    known.set(id, record);
    const [oldest] = known.keys();
    if (known.size > mostInMemory && oldest !== undefined) known.delete(oldest);
  }

  return {
    async read(ids) {
      const found = new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)] as const] : [])));
      const missing = ids.filter((id) => !found.has(id));
      for (let from = 0; from < missing.length; from += recordsAtOnce) {
        const some = missing.slice(from, from + recordsAtOnce);
        // The pipeline checked them.
        for (const content of await readRecords(database, revision, some)) {
          const record = JSON.parse(content) as PropertyRecord;
          found.set(String(record.ID), record);
        }
      }
      for (const [id, record] of found) if (record) keep(id, record);
      return [...found.values()].flatMap((record) => record ?? []);
    },
    at: (later, changed) =>
      recordsInDatabase(database, later, new Map([...known].filter(([id]) => !changed.has(id)))),
  };
}

/** JSON, in any order; leaves out unknown references. */
async function readRecords(database: Database, revision: number, ids: readonly string[]): Promise<string[]> {
  // SQLite takes other columns from the row with the highest value.
  const rows = await database.all<{ content: string | null }>(sql`
    select content, max(revision) from ${recordVersions}
    where list = 'Properties' and key in (select value from json_each(${JSON.stringify(ids)}))
      and revision <= ${revision}
    group by key`);
  return rows.flatMap(({ content }) => content ?? []);
}
