import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { WaitingMail } from '../../../../platform/mail/outbox.server.ts';
import { outbox, submissions, visits } from '../../../../platform/database/storage-schema.server.ts';
import type { Database } from '../../../../platform/database/storage.server.ts';
import type { StoredVisit, Visit } from './visits.server.ts';

/** Visits to remind of, the first one first. One that has begun is past reminding. */
export function dueReminders(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredVisit[]> {
  return database
    .select({ visit: visits, submission: submissions })
    .from(visits)
    .innerJoin(submissions, eq(submissions.id, visits.submissionId))
    .where(and(eq(visits.state, 'booked'), lte(visits.remindAt, now), gt(visits.startsAt, now)))
    .orderBy(asc(visits.startsAt))
    .limit(limit);
}

/**
 * Stores the mail and that it is written in one transaction, and neither when another run did so first or the visit was
 * moved or cancelled since it was read. Returns whether it stored.
 */
export async function storeReminder(
  database: Database,
  { submissionId, sequence }: Visit,
  { mail, now }: { mail: WaitingMail; now: Date },
): Promise<boolean> {
  const isDue = and(
    eq(visits.submissionId, submissionId),
    eq(visits.state, 'booked'),
    eq(visits.sequence, sequence),
    lte(visits.remindAt, now),
  );
  const [, written] = await database.batch([
    database.insert(outbox).select(sql`
        select ${mail.id}, ${mail.submissionId}, ${JSON.stringify(mail.message)}, 0, ${now.getTime()}, null, null
        where exists (select 1 from ${visits} where ${isDue})`),
    database.update(visits).set({ remindAt: null }).where(isDue).returning({ id: visits.submissionId }),
  ]);
  return written.length > 0;
}
