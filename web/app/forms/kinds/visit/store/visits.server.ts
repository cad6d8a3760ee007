import { and, asc, eq, gt, inArray, lt, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { idempotencyKeys, submissions } from '../../../../platform/database/core-tables.server.ts';
import { visits } from './visit-tables.server.ts';
import type { Database } from '../../../../platform/database/database.server.ts';
import { isSameMailbox } from '../../../store/mail-limits.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export type Visit = typeof visits.$inferSelect;

export type StoredVisit = { visit: Visit; submission: typeof submissions.$inferSelect };

export type SlotLimits = {
  capacity: number;
  /** Minutes. */
  buffer: number;
};

export const holdMinutes = 30;

export function isLapsed({ state, heldUntil }: Pick<Visit, 'state' | 'heldUntil'>, now: Date): boolean {
  return state === 'held' && (heldUntil ?? now) <= now;
}

const isHeldAt = (instant: Date) => and(eq(visits.state, 'held'), gt(visits.heldUntil, instant));

const takesTime = (now: Date) =>
  or(notInArray(visits.state, ['held', 'cancelled', 'called-off']), isHeldAt(now));

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
        takesTime(after),
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
export function slotIsFree(visit: Visit, { capacity, buffer }: SlotLimits, now: Date): SQL {
  const { submissionId, propertyId, brokerId, startsAt, endsAt } = visit;
  const pause = buffer * minute;
  const isOthers = and(eq(visits.brokerId, brokerId), ne(visits.submissionId, submissionId), takesTime(now));
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

export type Sender = { email: string } & Pick<Visit, 'client' | 'phone'>;

const isMailboxOf = ({ email }: Sender) =>
  isSameMailbox(sql`lower(json_extract(${submissions.values}, '$.email'))`, email);
const isPhoneOf = ({ phone }: Sender) => (phone === null ? undefined : eq(visits.phone, phone));
const isClientOf = ({ client }: Sender) => (client === null ? undefined : eq(visits.client, client));

/**
 * An unconfirmed visit counts for a day, or its sender could hold times for ever and fill another's mailbox.
 * A stranger learns no more than that mailbox, telephone number or client has as many.
 */
export function isBelowVisits(
  database: Database,
  sender: Sender,
  { most, now }: { most: number; now: Date },
): SQL | undefined {
  const counts = and(
    gt(visits.startsAt, now),
    or(eq(visits.state, 'booked'), isHeldAt(new Date(now.getTime() - day))),
  );
  const few = [isMailboxOf(sender), isPhoneOf(sender), isClientOf(sender)].flatMap((isSame) => {
    if (!isSame) return [];
    const open = database
      .select({ count: sql`count(*)` })
      .from(visits)
      .innerJoin(submissions, eq(submissions.id, visits.submissionId))
      .where(and(counts, isSame));
    return [sql`(${open}) < ${most}`];
  });
  return and(...few);
}

/** Visits to come that share a mailbox, a telephone number or a client, the first one first. */
export function openVisitsOf(database: Database, sender: Sender, now: Date): Promise<StoredVisit[]> {
  return database
    .select({ visit: visits, submission: submissions })
    .from(visits)
    .innerJoin(submissions, eq(submissions.id, visits.submissionId))
    .where(
      and(
        gt(visits.startsAt, now),
        or(eq(visits.state, 'booked'), isHeldAt(now)),
        or(isMailboxOf(sender), isPhoneOf(sender), isClientOf(sender)),
      ),
    )
    .orderBy(asc(visits.startsAt));
}

/** Lets a visitor who confirmed too late send the same form again. */
export async function forgetLapsed(database: Database, now: Date): Promise<void> {
  const lapsed = database
    .select({ id: visits.submissionId })
    .from(visits)
    .where(and(eq(visits.state, 'held'), lte(visits.heldUntil, now)));
  await database.delete(idempotencyKeys).where(inArray(idempotencyKeys.submissionId, lapsed));
}

/** Takes the slot in the transaction that stores the submission, which needs `slotIsFree` as its condition. */
export function takeSlot(database: Database, visit: Visit): BatchItem<'sqlite'> {
  const { submissionId, propertyId, brokerId, startsAt, endsAt, state, sequence, remindAt, note } = visit;
  const { heldUntil, client, phone } = visit;
  return database.insert(visits).select(sql`
    select ${submissionId}, ${propertyId}, ${brokerId}, ${startsAt.getTime()}, ${endsAt.getTime()}, ${state}, ${sequence},
      ${remindAt?.getTime() ?? null}, ${note}, ${heldUntil?.getTime() ?? null}, ${client}, ${phone}
    where exists (select 1 from ${submissions} where ${submissions.id} = ${submissionId})`);
}
