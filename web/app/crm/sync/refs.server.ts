import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../platform/database/database.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import type { Ref, Told } from '../connector/connector.ts';
import { crmRecords, crmRefs, keyIsVisit, stateIsLeft } from '../crm-tables.server.ts';

const asRows = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)})`;

const columns = [crmRefs.system, crmRefs.account, crmRefs.key];

/** Queues records, or queues them anew. The latest message says if one has left. */
export function toldStatement(
  database: Database,
  { system, account }: Source,
  told: readonly Told[],
): BatchItem<'sqlite'> {
  const { version, toldAt, isToldGone } = crmRefs;
  return database
    .insert(crmRefs)
    .select(
      sql`select ${system}, ${account}, value ->> 'key', 1, 0, 0, value ->> 'at', (value ->> 'isGone') and not exists
        (select 1 from ${crmRecords} where system = ${system} and account = ${account}
          and ${crmRecords.key} = value ->> 'key' and mark > value ->> 'at') from ${asRows(told)} where true`,
    )
    .onConflictDoUpdate({
      target: columns,
      set: {
        version: sql`${version} + 1`,
        attempts: 0,
        missing: 0,
        toldAt: sql`max(excluded.toldAt, ${toldAt})`,
        isToldGone: sql`case when excluded.toldAt >= ${toldAt} then excluded.isToldGone else ${isToldGone} end`,
      },
    });
}

export function refStatement(
  database: Database,
  source: Source,
  keys: readonly string[],
): BatchItem<'sqlite'> {
  return toldStatement(
    database,
    source,
    keys.map((key) => ({ key, at: '', isGone: false })),
  );
}

/** Records that have waited so long that the addresses of their pictures have expired. */
export function staleStatement(
  database: Database,
  { system, account }: Source,
  before: Date,
): BatchItem<'sqlite'> {
  return database
    .insert(crmRefs)
    .select(
      sql`select ${system}, ${account}, key, 1, 0, 0, '', 0 from ${crmRecords}
        where system = ${system} and account = ${account} and isMapped = 0 and fetchedAt < ${before.getTime()}`,
    )
    .onConflictDoNothing();
}

/** Leaves out what is stored with the same mark, so that the overlap of two reads costs no calls. */
export async function changedKeys(
  database: Database,
  { system, account }: Source,
  refs: readonly Ref[],
): Promise<string[]> {
  if (refs.length === 0) return [];
  const rows = await database.all<{ key: string }>(sql`
    select distinct value ->> 'key' as key from ${asRows(refs)} where not exists (
      select 1 from ${crmRecords} where system = ${system} and account = ${account}
        and ${crmRecords.key} = value ->> 'key' and ${crmRecords.mark} = value ->> 'mark' and not (${stateIsLeft}))`);
  return rows.map(({ key }) => key);
}

export function seenStatement(
  database: Database,
  { system, account }: Source,
  { sweep, keys }: { sweep: string; keys: readonly string[] },
): BatchItem<'sqlite'> {
  return database
    .update(crmRecords)
    .set({ seenIn: sweep })
    .where(sql`system = ${system} and account = ${account} and key in (select value from ${asRows(keys)})`);
}

/** Records that seem to be missing are looked at once more, beside one that is there. */
function missingStatement(
  database: Database,
  { system, account }: Source,
  seemsMissing: SQL,
): BatchItem<'sqlite'> {
  return database
    .insert(crmRefs)
    .select(
      sql`select ${system}, ${account}, key, 1, 0, 1, '', 0 from ${crmRecords}
        where system = ${system} and account = ${account} and not (${stateIsLeft}) and ${seemsMissing}`,
    )
    .onConflictDoNothing();
}

export const unseenStatement = (database: Database, source: Source, sweep: string) =>
  missingStatement(database, source, sql`seenIn is not ${sweep}`);

export const goneStatement = (database: Database, source: Source, keys: readonly string[]) =>
  missingStatement(database, source, sql`key in (select value from ${asRows(keys)})`);

export type Waiting = { key: string; version: number; attempts: number; missing: number; toldAt: string };

/** Fetches one that failed on its own, so that it holds up no other. */
export async function nextRefs(
  database: Database,
  { system, account }: Source,
  { missing, most, areVisits }: { missing: number; most: number; areVisits: boolean },
): Promise<Waiting[]> {
  const rows = await database.all<Waiting>(sql`
    select key, version, attempts, missing, toldAt from ${crmRefs}
    where system = ${system} and account = ${account} and missing = ${missing}
      and (${keyIsVisit}) = ${areVisits}
    order by attempts, key limit ${most}`);
  return rows[0] && rows[0].attempts > 0 ? rows.slice(0, 1) : rows.filter(({ attempts }) => attempts === 0);
}

const areOf = ({ system, account }: Source, refs: readonly Waiting[]) => sql`system = ${system}
  and account = ${account} and (key, version) in (select value ->> 'key', value ->> 'version' from ${asRows(refs)})`;

/** Keeps those of which something new was heard meanwhile. */
export function doneStatement(
  database: Database,
  source: Source,
  refs: readonly Waiting[],
): BatchItem<'sqlite'> {
  return database.delete(crmRefs).where(areOf(source, refs));
}

export function missedStatement(
  database: Database,
  source: Source,
  { refs, times }: { refs: readonly Waiting[]; times: number },
): BatchItem<'sqlite'> {
  const missing = sql`min(2, ${times} + ${crmRefs.isToldGone})`;
  return database.update(crmRefs).set({ missing }).where(areOf(source, refs));
}

/** Drops what the site never had, so that it waits for nobody's decision. */
export function strangersStatement(database: Database, { system, account }: Source): BatchItem<'sqlite'> {
  return database.delete(crmRefs).where(sql`system = ${system} and account = ${account} and missing > 0
    and key not in (select key from ${crmRecords}
      where system = ${system} and account = ${account} and state <> 'gone')`);
}

/** Marks units that were found; those that a project no longer holds are proved to have left. */
export function foundStatements(
  database: Database,
  { system, account }: Source,
  keys: readonly string[],
): BatchItem<'sqlite'>[] {
  const isFound = sql`key in (select value from ${asRows(keys)})`;
  return [
    database
      .delete(crmRefs)
      .where(sql`system = ${system} and account = ${account} and missing > 0 and ${isFound}`),
    database
      .insert(crmRefs)
      .select(
        sql`select ${system}, ${account}, key, 1, 0, 2, '', 0 from ${crmRecords}
          where system = ${system} and account = ${account} and state <> 'gone' and not ${isFound}
            and project in (select value from ${asRows(keys)})`,
      )
      .onConflictDoUpdate({
        target: columns,
        set: { missing: sql`case ${crmRefs.missing} when 1 then 2 else ${crmRefs.missing} end` },
      }),
  ];
}

export function leftStatement(
  database: Database,
  { system, account }: Source,
  keys: readonly string[],
): BatchItem<'sqlite'> {
  return database
    .insert(crmRefs)
    .select(sql`select ${system}, ${account}, value, 1, 0, 2, '', 1 from ${asRows(keys)} where true`)
    .onConflictDoUpdate({ target: columns, set: { missing: 2, version: sql`${crmRefs.version} + 1` } });
}

export async function noteFailure(
  database: Database,
  source: Source,
  refs: readonly Waiting[],
): Promise<void> {
  await database
    .update(crmRefs)
    .set({ attempts: sql`${crmRefs.attempts} + 1` })
    .where(areOf(source, refs));
}
