import { and, count, eq, max, min, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { heldRecords, importRuns } from '../sync/sync-tables.server.ts';
import type { RunState, Source } from '../sync/sync.ts';
import { exportSource } from './export-lists.ts';

export type SourceState = {
  source: Source;
  state: RunState;
  goodAt: Date | undefined;
  isLate: boolean;
};

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** A fetched address may fail three times; others may send once a week. */
function patienceWith(
  { system, account }: Source,
  { PROPERTIES_ADDRESS, PROPERTIES_EVERY }: Platform['settings'],
) {
  const isFetched =
    PROPERTIES_ADDRESS !== '' && system === exportSource.system && account === exportSource.account;
  return isFetched ? 3 * PROPERTIES_EVERY * minute : week;
}

export async function readSources({
  database,
  clock,
  settings,
}: Pick<Platform, 'database' | 'clock' | 'settings'>): Promise<SourceState[]> {
  const { system, account, state, startedAt, endedAt, isCheck } = importRuns;
  const [latest, good] = await Promise.all([
    // SQLite takes the state from the row with the latest start.
    database
      .select({ system, account, state, startedAt: max(startedAt) })
      .from(importRuns)
      .where(eq(isCheck, false))
      .groupBy(system, account),
    database
      .select({ system, account, at: max(endedAt) })
      .from(importRuns)
      .where(and(eq(isCheck, false), eq(state, 'done')))
      .groupBy(system, account),
  ]);
  return latest.map((run) => {
    const source = { system: run.system, account: run.account };
    const goodAt =
      good.find((each) => each.system === run.system && each.account === run.account)?.at ?? undefined;
    const age = clock().getTime() - (goodAt?.getTime() ?? -Infinity);
    return { source, state: run.state, goodAt, isLate: age > patienceWith(source, settings) };
  });
}

/** An accepted record stays in the table with notes, so that the next import accepts it again. */
export const needsSomeone = sql`exists (
  select 1 from json_each(${heldRecords.findings}) finding where finding.value ->> 'level' <> 'note')`;

export async function readHeld(database: Database): Promise<{ held: number; since: Date | undefined }> {
  const row = await database
    .select({ held: count(), since: min(heldRecords.since) })
    .from(heldRecords)
    .where(needsSomeone)
    .get();
  return { held: row?.held ?? 0, since: row?.since ?? undefined };
}
