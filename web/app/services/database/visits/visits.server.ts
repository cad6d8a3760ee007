import { and, eq, gt, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { submissions, visits } from '../storage-schema.server.ts';
import type { Database } from '../storage.server.ts';
import { isSameMailbox } from '../visitor-mails.server.ts';

const minute = 60_000;

export type Visit = typeof visits.$inferSelect;

export type StoredVisit = { visit: Visit; submission: typeof submissions.$inferSelect };

export type SlotLimits = {
  capacity: number;
  /** Minutes. */
  buffer: number;
};

const takesTime = notInArray(visits.state, ['cancelled', 'called-off']);

/** Visits that take a broker's time after an instant, but for one that is about to move. */
export function brokerVisits(
  database: Database,
  brokerId: string,
  { after, exceptFor = '' }: { after: Date; exceptFor?: string | undefined },
): Promise<Visit[]> {
  return database
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.brokerId, brokerId),
        gt(visits.endsAt, after),
        takesTime,
        ne(visits.submissionId, exceptFor),
      ),
    );
}

export function findVisit(database: Database, id: string): Promise<StoredVisit | undefined> {
  return database
    .select({ visit: visits, submission: submissions })
    .from(visits)
    .innerJoin(submissions, eq(submissions.id, visits.submissionId))
    .where(eq(visits.submissionId, id))
    .get();
}

/** Holds in a transaction while the slot of a visit is free, its own old one left aside. */
export function slotIsFree(visit: Visit, { capacity, buffer }: SlotLimits): SQL {
  const { submissionId, propertyId, brokerId, startsAt, endsAt } = visit;
  const pause = buffer * minute;
  const isOthers = and(eq(visits.brokerId, brokerId), ne(visits.submissionId, submissionId), takesTime);
  const isElsewhere = or(ne(visits.propertyId, propertyId), ne(visits.startsAt, startsAt));
  const clashes = and(
    isOthers,
    isElsewhere,
    lt(visits.startsAt, new Date(endsAt.getTime() + pause)),
    gt(visits.endsAt, new Date(startsAt.getTime() - pause)),
  );
  const shares = and(isOthers, eq(visits.propertyId, propertyId), eq(visits.startsAt, startsAt));
  return sql`(not exists (select 1 from ${visits} where ${clashes})
    and (select count(*) from ${visits} where ${shares}) < ${capacity})`;
}

/**
 * Holds in a transaction while a mailbox has fewer than `most` visits before it. A stranger learns no more from this than
 * that an address has as many, and below the limit only by a booking that is mailed to it.
 */
export function isBelowVisits(
  database: Database,
  { email, most, now }: { email: string; most: number; now: Date },
): SQL {
  const open = database
    .select({ count: sql`count(*)` })
    .from(visits)
    .innerJoin(submissions, eq(submissions.id, visits.submissionId))
    .where(
      and(
        eq(visits.state, 'booked'),
        gt(visits.startsAt, now),
        isSameMailbox(sql`lower(json_extract(${submissions.values}, '$.email'))`, email),
      ),
    );
  return sql`(${open}) < ${most}`;
}

/** Takes the slot in the transaction that stores the submission, which needs `slotIsFree` as its condition. */
export function takeSlot(database: Database, visit: Visit): BatchItem<'sqlite'> {
  const { submissionId, propertyId, brokerId, startsAt, endsAt, state, sequence, remindAt, note } = visit;
  return database.insert(visits).select(sql`
    select ${submissionId}, ${propertyId}, ${brokerId}, ${startsAt.getTime()}, ${endsAt.getTime()}, ${state}, ${sequence},
      ${remindAt?.getTime() ?? null}, ${note}
    where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`);
}
