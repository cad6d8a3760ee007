import { sql } from 'drizzle-orm';
import { belgianDay, belgianHour } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { codeReader, type ReadCode } from '../connector/codes.ts';
import type { Connector, MappedVisit } from '../connector/connector.ts';
import { crmRecords, crmRefs, keyIsVisit, type RecordState, stateIsLeft } from '../crm-tables.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';
import { applyInRun, codeStatements, readDecisions, takenAtOnce, unreadable } from './take-records.server.ts';

/** In one commit; each is a line of the record of its property. */
const visitsAtOnce = 10 * takenAtOnce;

type Row = {
  key: string;
  content: string;
  previous: string | null;
  state: RecordState;
  about: string | null;
};
type Visit = NonNullable<MappedVisit['visit']> & { isCancelled: boolean };
type Taken = Pick<MappedVisit, 'issues'> & { row: Row; isHeld: boolean; visit?: Visit };

const isOf = ({ system, account }: Source) => sql`system = ${system} and account = ${account}`;
const listOf = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

function mapContent({ mapVisit }: Connector, readCode: ReadCode, content: string): MappedVisit {
  try {
    return mapVisit?.(JSON.parse(content), readCode) ?? { issues: [] };
  } catch {
    return { issues: [unreadable] };
  }
}

/** Keeps the last version of one that is held; nothing of any where the agency no longer wants them. */
function readVisit({ connector, login }: CrmWork, readCode: ReadCode, row: Row): Taken {
  const isCancelled = row.state === 'gone';
  if (isCancelled && login.readsVisits !== true) return { row, issues: [], isHeld: false };
  const { issues, visit: told } = mapContent(connector, readCode, row.content);
  const visit = told ?? mapContent(connector, readCode, row.previous ?? '').visit;
  return { row, issues, isHeld: told === undefined, ...(visit && { visit: { ...visit, isCancelled } }) };
}

/** Visits for the owners of a property, and taken hours without a word. `now` is Belgian time. */
function ownerRecordOf(key: string, visits: readonly Visit[], now: string): object {
  const own = visits
    .filter(({ about }) => about.includes(key))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id);
  const Visits = own
    .filter(({ isVisit, isCancelled, start }) => isVisit && (!isCancelled || start > now))
    .map(({ id, start, end, siteReference, isCancelled }) => ({
      ID: id,
      Start: start,
      End: end,
      ...(siteReference !== undefined && { SiteReference: siteReference }),
      ...(isCancelled && { Cancelled: true }),
    }));
  const Busy = own
    .filter(({ isVisit, isCancelled }) => !isVisit && !isCancelled)
    .map(({ start, end }) => ({ Start: start, End: end }));
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

async function takeSome(work: CrmWork): Promise<number> {
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  const select = sql`select key, content, previous, state, about from ${crmRecords} where ${isOf(source)} and ${keyIsVisit}`;
  const rows = await database.all<Row>(sql`${select} and isMapped = 0 order by key limit ${visitsAtOnce}`);
  if (rows.length === 0) return 0;
  const { readCode, unknown } = codeReader(work.connector.codes, await readDecisions(database, source));
  const taken = rows.map((row) => readVisit(work, readCode, row));
  const before = rows.flatMap(({ about }) => (about === null ? [] : (JSON.parse(about) as string[])));
  const now = taken.flatMap(({ visit }) => visit?.about ?? []);
  const homes = await knownHomes(database, source, [...new Set([...before, ...now])]);
  const others = await database.all<Row>(sql`${select} and key not in ${listOf(rows.map(({ key }) => key))}
    and exists (select 1 from json_each(about) where value in ${listOf(homes)})`);
  const told = [...taken, ...others.map((row) => readVisit(work, readCode, row))];
  const visits = told.flatMap(({ visit }) => visit ?? []);
  const moment = `${belgianDay(clock())}T${belgianHour(clock())}`;
  if (homes.length > 0)
    await applyInRun(work, { OwnerRecords: homes.map((key) => ownerRecordOf(key, visits, moment)) });
  const notes = taken.map(({ row, visit, issues, isHeld }) =>
    database
      .update(crmRecords)
      .set({
        isMapped: true,
        about: [...(visit?.about ?? [])],
        issues: [...issues],
        ...(row.state !== 'gone' && { state: isHeld ? 'held' : 'published' }),
      })
      .where(sql`${isOf(source)} and key = ${row.key}`),
  );
  const [first, ...rest] = [...notes, ...codeStatements(database, source, { unknown, now: clock() })];
  if (first) await database.batch([first, ...rest]);
  return rows.length;
}

/** Returns true when all is taken. A page of visits counts as one of records. */
export async function takeVisits(work: CrmWork, most: number): Promise<boolean> {
  if (!work.connector.mapVisit) return true;
  for (let left = most; left > 0; left -= takenAtOnce) if ((await takeSome(work)) < visitsAtOnce) return true;
  return false;
}

/** Cancelled visits, or all where none are wanted. Needs no permission: the next read restores what is there. */
export async function removeVisits({ sync, ...work }: CrmWork): Promise<void> {
  const { database } = sync;
  if (!work.connector.mapVisit) return;
  const areVisits = sql`${isOf(sourceOf(work))} and ${keyIsVisit}`;
  const isUnwanted = work.login.readsVisits !== true;
  const isProved = sql`${areVisits} and (missing = 2 or ${isUnwanted})`;
  await database.batch([
    database
      .update(crmRecords)
      .set({ state: 'gone', isMapped: false })
      .where(
        sql`${areVisits} and not (${stateIsLeft})
          and (${isUnwanted} or key in (select key from ${crmRefs} where ${isProved}))`,
      ),
    database.delete(crmRefs).where(isProved),
  ]);
}
