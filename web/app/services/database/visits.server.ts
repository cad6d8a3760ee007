import { and, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { submissions, visits } from './storage-schema.server.ts';
import type { Database } from './storage.server.ts';

const minute = 60_000;

export type Visit = typeof visits.$inferSelect;

/** Visits of a broker that end after an instant. */
export function brokerVisits(database: Database, brokerId: string, after: Date): Promise<Visit[]> {
  return database
    .select()
    .from(visits)
    .where(and(eq(visits.brokerId, brokerId), gt(visits.endsAt, after)));
}

/**
 * Claims a slot in the transaction that stores its submission: the condition under which to store it, and the statement
 * that takes the slot. `buffer` is in minutes.
 */
export function claimSlot(
  database: Database,
  visit: Visit,
  { capacity, buffer }: { capacity: number; buffer: number },
): { condition: SQL; effect: BatchItem<'sqlite'> } {
  const { submissionId, propertyId, brokerId, startsAt, endsAt } = visit;
  const pause = buffer * minute;
  const ofBroker = eq(visits.brokerId, brokerId);
  const isOther = or(ne(visits.propertyId, propertyId), ne(visits.startsAt, startsAt));
  const clashes = and(
    ofBroker,
    isOther,
    lt(visits.startsAt, new Date(endsAt.getTime() + pause)),
    gt(visits.endsAt, new Date(startsAt.getTime() - pause)),
  );
  const shares = and(ofBroker, eq(visits.propertyId, propertyId), eq(visits.startsAt, startsAt));
  const condition = sql`not exists (select 1 from ${visits} where ${clashes})
    and (select count(*) from ${visits} where ${shares}) < ${capacity}`;
  const effect = database.insert(visits).select(sql`
    select ${submissionId}, ${propertyId}, ${brokerId}, ${startsAt.getTime()}, ${endsAt.getTime()}
    where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`);
  return { condition, effect };
}
