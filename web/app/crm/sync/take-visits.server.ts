import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/storage.server.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { codeReader } from '../connector/codes.ts';
import type { Connector, MappedVisit } from '../connector/connector.ts';
import {
  crmRecords,
  crmRefs,
  keyIsVisit,
  type RecordState,
  stateIsLeft,
} from '../store/crm-tables.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';
import { applyInRun, codeStatements, readDecisions, takenAtOnce, unreadable } from './take-records.server.ts';

/** Visits that the site takes in one commit; each is a line of the record of its property. */
const visitsAtOnce = 10 * takenAtOnce;

type Row = { key: string; content: string; state: RecordState; about: string | null };
type Visit = NonNullable<MappedVisit['visit']>;

const isOf = ({ system, account }: Source) => sql`system = ${system} and account = ${account}`;
const listOf = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

const hasLeft = ({ state }: Row) => state === 'gone';

function readAll(map: NonNullable<Connector['mapVisit']>, readCode: Parameters<typeof map>[1], rows: Row[]) {
  return rows.map((row): { row: Row; mapped: MappedVisit } => {
    if (hasLeft(row)) return { row, mapped: { issues: [] } };
    try {
      return { row, mapped: map(JSON.parse(row.content), readCode) };
    } catch {
      return { row, mapped: { issues: [unreadable] } };
    }
  });
}

/** What the owners of a property read, and the hours that are taken for them to know nothing of. */
function ownerRecordOf(key: string, visits: readonly Visit[]): object {
  const own = visits
    .filter(({ about }) => about.includes(key))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id);
  const Visits = own
    .filter(({ isVisit }) => isVisit)
    .map(({ id, start, end, siteReference }) => ({
      ID: id,
      Start: start,
      End: end,
      ...(siteReference !== undefined && { SiteReference: siteReference }),
    }));
  const Busy = own.filter(({ isVisit }) => !isVisit).map(({ start, end }) => ({ Start: start, End: end }));
  const record: Omit<OwnerRecord, 'PropertyID'> = {
    ...{ Weeks: [], Communications: [], OnlineMedia: [], History: [], Documents: [] },
    Visits,
    Busy,
  };
  return { PropertyID: key, ...record };
}

async function knownHomes(database: Database, source: Source, keys: readonly string[]): Promise<string[]> {
  const rows = await database.all<{ key: string }>(sql`select key from record_sources
    where ${isOf(source)} and list = 'Properties' and key in ${listOf(keys)}`);
  return rows.map(({ key }) => key);
}

/** Has owners and free hours know visits as the software tells them now, some at a time. Returns how many. */
async function takeSome(work: CrmWork, map: NonNullable<Connector['mapVisit']>): Promise<number> {
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  const select = sql`select key, content, state, about from ${crmRecords} where ${isOf(source)} and ${keyIsVisit}`;
  const rows = await database.all<Row>(sql`${select} and isMapped = 0 order by key limit ${visitsAtOnce}`);
  if (rows.length === 0) return 0;
  const { readCode, unknown } = codeReader(work.connector.codes, await readDecisions(database, source));
  const taken = readAll(map, readCode, rows);
  const before = rows.flatMap(({ about }) => (about === null ? [] : (JSON.parse(about) as string[])));
  const now = taken.flatMap(({ mapped }) => mapped.visit?.about ?? []);
  const homes = await knownHomes(database, source, [...new Set([...before, ...now])]);
  const others = await database.all<Row>(sql`${select} and not (${stateIsLeft})
    and key not in ${listOf(rows.map(({ key }) => key))}
    and exists (select 1 from json_each(about) where value in ${listOf(homes)})`);
  const visits = [...taken, ...readAll(map, readCode, others)].flatMap(({ mapped }) => mapped.visit ?? []);
  if (homes.length > 0)
    await applyInRun(work, { OwnerRecords: homes.map((key) => ownerRecordOf(key, visits)) });
  const notes = taken.map(({ row, mapped: { visit, issues } }) =>
    database
      .update(crmRecords)
      .set({
        isMapped: true,
        about: [...(visit?.about ?? [])],
        issues: [...issues],
        ...(!hasLeft(row) && { state: visit ? 'published' : 'held' }),
      })
      .where(sql`${isOf(source)} and key = ${row.key}`),
  );
  const [first, ...rest] = [...notes, ...codeStatements(database, source, { unknown, now: clock() })];
  if (first) await database.batch([first, ...rest]);
  return rows.length;
}

/** Returns true when all is taken. A page of visits counts as one of records. */
export async function takeVisits(work: CrmWork, most: number): Promise<boolean> {
  const { mapVisit } = work.connector;
  if (!mapVisit) return true;
  for (let left = most; left > 0; left -= takenAtOnce)
    if ((await takeSome(work, mapVisit)) < visitsAtOnce) return true;
  return false;
}

/** Visits that the software proved to have cancelled. Nobody has to allow it: the next look brings back what is there. */
export async function removeVisits({ sync, ...work }: CrmWork): Promise<void> {
  const { database } = sync;
  const isProved = sql`${isOf(sourceOf(work))} and ${keyIsVisit} and missing = 2`;
  await database.batch([
    database
      .update(crmRecords)
      .set({ state: 'gone', isMapped: false })
      .where(
        sql`${isOf(sourceOf(work))} and not (${stateIsLeft}) and key in (select key from ${crmRefs} where ${isProved})`,
      ),
    database.delete(crmRefs).where(isProved),
  ]);
}
