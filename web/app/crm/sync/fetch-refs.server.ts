import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../platform/database/database.server.ts';
import type { Source } from '../../properties/sync/sync.ts';
import type { Fetched, Session } from '../connector/connector.ts';
import { CrmProblem } from '../connector/crm-problem.ts';
import { crmRecords, keyIsVisit, stateIsLeft } from '../crm-tables.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';
import {
  doneStatement,
  foundStatements,
  missedStatement,
  nextRefs,
  noteFailure,
  strangersStatement,
  type Waiting,
} from './refs.server.ts';

/** Keeps the version before, and has the site look at one that differs or has come back. */
export function storeStatements(
  database: Database,
  { system, account }: Source,
  { found, refs, now }: { found: ReadonlyMap<string, Fetched>; refs: readonly Waiting[]; now: Date },
): BatchItem<'sqlite'>[] {
  if (found.size === 0) return [];
  const toldAt = refs
    .map((ref) => ref.toldAt)
    .toSorted()
    .at(-1);
  const rows = [...found].map(([key, { record, mark, project = null }]) => ({
    key,
    mark: mark || toldAt,
    project,
    content: JSON.stringify(record),
  }));
  const { content, previous, state, isMapped } = crmRecords;
  const isBack = sql`${state} in ('gone', 'kept')`;
  const isNew = sql`(excluded.content <> ${content} or ${isBack})`;
  return [
    database
      .insert(crmRecords)
      .select(
        sql`select ${system}, ${account}, value ->> 'key', value ->> 'content', null, value ->> 'mark',
          ${now.getTime()}, null, 0, 'new', '[]', value ->> 'project', null from json_each(${JSON.stringify(rows)}) where true`,
      )
      .onConflictDoUpdate({
        target: [crmRecords.system, crmRecords.account, crmRecords.key],
        set: {
          content: sql`excluded.content`,
          previous: sql`case when excluded.content <> ${content} then ${content} else ${previous} end`,
          mark: sql`excluded.mark`,
          fetchedAt: sql`excluded.fetchedAt`,
          project: sql`excluded.project`,
          isMapped: sql`case when ${isNew} then 0 else ${isMapped} end`,
          state: sql`case when ${isBack} then 'new' else ${state} end`,
        },
      }),
    ...foundStatements(database, { system, account }, [...found.keys()]),
  ];
}

export type FetchPart = { work: CrmWork; session: Session; isSpent: () => boolean };

/** Fetches records, and beside them one that is known to be there. Counts a failure against each of them. */
async function fetchSome(
  { work, session }: FetchPart,
  refs: readonly Waiting[],
  witness?: string,
): Promise<ReadonlyMap<string, Fetched>> {
  const keys = refs.map(({ key }) => key);
  try {
    return await session.fetch(witness === undefined ? keys : [...keys, witness]);
  } catch (error) {
    if (error instanceof CrmProblem) await noteFailure(work.sync.database, sourceOf(work), refs);
    throw error;
  }
}

const split = (refs: readonly Waiting[], found: ReadonlyMap<string, Fetched>) => ({
  there: refs.filter(({ key }) => found.has(key)),
  missed: refs.filter(({ key }) => !found.has(key)),
});

/** Homes before visits, for each of them is asked in a call of its own. */
const kinds = [false, true];

/** Looks a second time at those that the system does not have. */
export async function fetchRefs(part: FetchPart): Promise<void> {
  for (const areVisits of kinds) await fetchKind(part, areVisits);
}

async function fetchKind(part: FetchPart, areVisits: boolean): Promise<void> {
  const { work, isSpent } = part;
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  while (!isSpent()) {
    const refs = await nextRefs(database, source, {
      missing: 0,
      most: work.connector.fetchedAtOnce,
      areVisits,
    });
    if (refs.length === 0) return;
    const now = clock();
    const found = await fetchSome(part, refs);
    const { there, missed } = split(refs, found);
    await database.batch([
      doneStatement(database, source, there),
      missedStatement(database, source, { refs: missed, times: 1 }),
      ...storeStatements(database, source, { found, refs, now }),
    ]);
  }
}

/** The record that was met last, which proves that the system answers for this account. */
async function findWitness(
  database: Database,
  { system, account }: Source,
  isVisit: boolean,
): Promise<string | undefined> {
  const rows = await database.all<{ key: string }>(sql`
    select key from ${crmRecords} record where system = ${system} and account = ${account} and not (${stateIsLeft})
      and (${keyIsVisit}) = ${isVisit}
      and not exists (select 1 from crm_refs ref where ref.system = record.system
        and ref.account = record.account and ref.key = record.key)
    order by fetchedAt desc limit 1`);
  return rows[0]?.key;
}

/** Only an answer with something else in it proves a gap. Returns false where the budget ended first. */
export async function proveMissing(part: FetchPart): Promise<boolean> {
  const { work, session } = part;
  const { database } = work.sync;
  const source = sourceOf(work);
  if (!session.allKeys) {
    await database.batch([strangersStatement(database, source)]);
    return true;
  }
  for (const areVisits of kinds) if (!(await proveKind(part, areVisits))) return false;
  return true;
}

async function proveKind(part: FetchPart, areVisits: boolean): Promise<boolean> {
  const { work, isSpent } = part;
  const { database, clock } = work.sync;
  const source = sourceOf(work);
  while (!isSpent()) {
    const most = work.connector.fetchedAtOnce - 1;
    const refs = await nextRefs(database, source, { missing: 1, most, areVisits });
    const witness = refs.length > 0 ? await findWitness(database, source, areVisits) : undefined;
    if (refs.length === 0 || witness === undefined) return true;
    const now = clock();
    const found = await fetchSome(part, refs, witness);
    const { there, missed } = split(refs, found);
    const isProof = found.has(witness);
    await database.batch([
      doneStatement(database, source, there),
      ...(isProof ? [missedStatement(database, source, { refs: missed, times: 2 })] : []),
      ...storeStatements(database, source, { found, refs, now }),
    ]);
    if (!isProof) return true;
  }
  return false;
}
