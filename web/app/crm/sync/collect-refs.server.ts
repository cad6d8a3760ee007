import { belgianDay } from '../../platform/belgian-time.ts';
import type { Source } from '../../properties/sync/sync.ts';
import { type Session, visitId } from '../connector/connector.ts';
import { changeConnection, changeStatement, type StoredConnection } from './connection.server.ts';
import { type CrmWork, sourceOf } from './crm-work.ts';
import {
  changedKeys,
  goneStatement,
  refStatement,
  seenStatement,
  staleStatement,
  unseenStatement,
} from './refs.server.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Nights begin at three, when nobody works in the system. */
const nightOf = (instant: Date) => belgianDay(new Date(instant.getTime() - 3 * hour));

type Part = { work: CrmWork; session: Session; stored: StoredConnection; isSpent: () => boolean };

/** Stores the cursor together with the records before it. */
async function collectChanges({ work, session, stored, isSpent }: Part, source: Source): Promise<void> {
  const { database, clock } = work.sync;
  for (let { cursor } = stored; !isSpent();) {
    const page = await session.changes(cursor);
    const keys = await changedKeys(database, source, page.refs);
    ({ cursor } = page);
    await database.batch([
      changeStatement(database, source, { cursor, ...(page.isComplete && { checkedAt: clock() }) }),
      refStatement(database, source, keys),
      goneStatement(database, source, page.gone ?? []),
    ]);
    if (page.isComplete) return;
  }
}

/** Looks at every record, because some changes leave no trace, and nobody tells of removals. */
async function collectAll({ work, session, stored, isSpent }: Part, source: Source): Promise<void> {
  const { database, clock } = work.sync;
  const { allKeys } = session;
  if (!allKeys) return;
  const sweep = stored.sweep ?? crypto.randomUUID();
  let cursor = stored.sweep === null ? '' : stored.sweepCursor;
  if (stored.sweep === null) await changeConnection(database, source, { sweep, sweepCursor: '' });
  while (!isSpent()) {
    const { refs, isComplete, cursor: next } = await allKeys(cursor);
    const keys = refs.map(({ key }) => key);
    // Visits are many, and each change of one leaves a trace.
    const same = new Set(keys.filter((key) => visitId(key) !== undefined));
    for (const key of await changedKeys(database, source, refs)) same.delete(key);
    cursor = next;
    await database.batch([
      changeStatement(
        database,
        source,
        isComplete ? { sweep: null, sweepCursor: '', sweptAt: clock() } : { sweepCursor: cursor },
      ),
      refStatement(
        database,
        source,
        keys.filter((key) => !same.has(key)),
      ),
      seenStatement(database, source, { sweep, keys }),
      ...(isComplete ? [unseenStatement(database, source, sweep)] : []),
    ]);
    if (isComplete) return;
  }
}

function isSweepDue({ sweep, sweptAt }: StoredConnection, now: Date): boolean {
  return sweep !== null || (sweptAt !== null && nightOf(sweptAt) !== nightOf(now));
}

export async function collectRefs(part: Part): Promise<void> {
  const { work, stored } = part;
  const source = sourceOf(work);
  const now = work.sync.clock();
  const age = now.getTime() - (stored.checkedAt?.getTime() ?? -Infinity);
  if (age >= work.every * minute) await collectChanges(part, source);
  const { freshFor } = work.connector;
  if (freshFor !== undefined) {
    const before = new Date(now.getTime() - freshFor);
    await work.sync.database.batch([staleStatement(work.sync.database, source, before)]);
  }
  // The first read of changes reads all records.
  if (stored.sweptAt === null) await changeConnection(work.sync.database, source, { sweptAt: now });
  else if (isSweepDue(stored, now)) await collectAll(part, source);
}
