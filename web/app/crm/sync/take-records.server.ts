import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import type { Batch, Finding, Source } from '../../properties/sync/sync.ts';
import { applyBatch, NoSuchRun, openRun } from '../../properties/sync/pipeline.server.ts';
import { withdraw } from '../../properties/sync/single-records.server.ts';
import { codeReader, noCode, type ReadCode, type SeenCode } from '../connector/codes.ts';
import type { Mapped } from '../connector/connector.ts';
import { crmCodes, crmRecords, keyIsVisit, type RecordState } from '../crm-tables.server.ts';
import { changeConnection, readConnection } from './connection.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';

export const takenAtOnce = 10;

export const unreadable: Finding = { level: 'record', field: '', reason: 'is of another kind' };

type Row = { key: string; content: string; mark: string; fetchedAt: Date; state: RecordState };
type Decided = { row: Row; mapped: Mapped };

const states: Readonly<Record<Mapped['what'], RecordState>> = {
  publish: 'published',
  withdraw: 'withdrawn',
  hold: 'held',
};

const isOf = ({ system, account }: Source) =>
  and(eq(crmRecords.system, system), eq(crmRecords.account, account));

function readUnmapped(database: Database, source: Source): Promise<Row[]> {
  const { key, content, mark, fetchedAt, state, isMapped } = crmRecords;
  return database
    .select({ key, content, mark, fetchedAt, state })
    .from(crmRecords)
    .where(and(isOf(source), eq(isMapped, false), sql`not (${keyIsVisit})`))
    .orderBy(key)
    .limit(takenAtOnce);
}

/** Without a broker no visit could be planned. */
function withBroker(mapped: Mapped, readCode: ReadCode): Mapped {
  if (mapped.what !== 'publish' || mapped.property['BrokerID'] !== undefined) return mapped;
  const broker = readCode('broker', noCode);
  return broker ? { ...mapped, property: { ...mapped.property, BrokerID: Number(broker) } } : mapped;
}

/** Holds a record that the map cannot read, so that it stops no other. */
function mapAll({ connector }: CrmWork, rows: readonly Row[], decisions: Parameters<typeof codeReader>[1]) {
  const { readCode, unknown } = codeReader(connector.codes, decisions);
  const decided = rows.map((row): Decided => {
    try {
      const mapped = connector.map(JSON.parse(row.content), readCode);
      return { row, mapped: withBroker(mapped, readCode) };
    } catch {
      return { row, mapped: { what: 'hold', issues: [unreadable] } };
    }
  });
  return { decided, unknown };
}

export async function readDecisions(database: Database, { system, account }: Source) {
  const rows = await database
    .select({ kind: crmCodes.kind, code: crmCodes.code, ours: crmCodes.ours })
    .from(crmCodes)
    .where(
      and(eq(crmCodes.system, system), eq(crmCodes.account, account), sql`${crmCodes.decidedAt} is not null`),
    );
  return rows.map(({ kind, code, ours }) => ({ kind, code, ours: ours === '' ? null : ours }));
}

/** Applies within the open run of the import, or a new one. */
export async function applyInRun(work: CrmWork, batch: Batch): Promise<void> {
  const { sync } = work;
  const source = sourceOf(work);
  const run = (await readConnection(sync.database, source))?.run ?? undefined;
  try {
    if (run !== undefined) {
      await applyBatch(sync, run, batch);
      return;
    }
  } catch (error) {
    if (!(error instanceof NoSuchRun)) throw error;
  }
  const next = await openRun(sync, source, { isWhole: false });
  await changeConnection(sync.database, source, { run: next });
  await applyBatch(sync, next, batch);
}

function noteStatements(
  database: Database,
  source: Source,
  { decided, unknown, now }: { decided: readonly Decided[]; unknown: readonly SeenCode[]; now: Date },
) {
  const taken = decided.map(({ row, mapped }) =>
    database
      .update(crmRecords)
      .set({ isMapped: true, state: states[mapped.what], issues: [...mapped.issues] })
      .where(and(isOf(source), eq(crmRecords.key, row.key), eq(crmRecords.content, row.content))),
  );
  const fresh = decided
    .filter(({ row, mapped }) => mapped.what === 'publish' && row.state !== 'published')
    .map(({ row }) => row.key);
  // Visits of a home may be told before the home.
  const visits = database.update(crmRecords).set({ isMapped: false })
    .where(sql`${isOf(source)} and ${keyIsVisit}
    and exists (select 1 from json_each(about) where value in (select value from json_each(${JSON.stringify(fresh)})))`);
  return [
    ...taken,
    ...codeStatements(database, source, { unknown, now }),
    ...(fresh.length > 0 ? [visits] : []),
  ];
}

export const codeStatements = (
  database: Database,
  { system, account }: Source,
  { unknown, now }: { unknown: readonly SeenCode[]; now: Date },
) =>
  unknown.map(({ kind, code }) =>
    database.insert(crmCodes).values({ system, account, kind, code, seenAt: now }).onConflictDoNothing(),
  );

async function takeSome(work: CrmWork): Promise<number> {
  const { sync } = work;
  const source = sourceOf(work);
  const rows = await readUnmapped(sync.database, source);
  const { decided, unknown } = mapAll(work, rows, await readDecisions(sync.database, source));
  const properties = decided.flatMap(({ row, mapped }) =>
    mapped.what === 'publish'
      ? // The clock of the site orders the versions: that of the system repeats an hour in autumn.
        [{ ...mapped.property, Source: { Key: row.key, Mark: row.fetchedAt.toISOString() } }]
      : [],
  );
  if (properties.length > 0) await applyInRun(work, { Properties: properties });
  for (const [reason, some] of Map.groupBy(decided, ({ mapped }) =>
    mapped.what === 'withdraw' ? mapped.reason : undefined,
  )) {
    if (reason === undefined) continue;
    const keys = some.map(({ row }) => ({ source, list: 'Properties' as const, key: row.key }));
    await withdraw(sync, keys, reason);
  }
  const [first, ...others] = noteStatements(sync.database, source, { decided, unknown, now: sync.clock() });
  if (first) await sync.database.batch([first, ...others]);
  return rows.length;
}

export async function takeRecords(work: CrmWork, most: number): Promise<boolean> {
  for (let left = most; left > 0;) {
    const taken = await takeSome(work);
    if (taken < takenAtOnce) return true;
    left -= taken;
  }
  return false;
}
