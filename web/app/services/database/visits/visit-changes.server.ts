import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { WaitingMail } from '../../mail/outbox.server.ts';
import { idempotencyKeys, outbox, submissions, visits } from '../storage-schema.server.ts';
import type { Database } from '../storage.server.ts';
import type { Visit } from './visits.server.ts';

type Change = {
  /** The visit as it was read. */
  from: Visit;
  to: Pick<Visit, 'brokerId' | 'startsAt' | 'endsAt' | 'state' | 'remindAt'>;
  condition?: SQL;
  mails: readonly WaitingMail[];
  now: Date;
};

export function nextSequence({ sequence }: Pick<Visit, 'sequence'>): number {
  return sequence + 1;
}

/**
 * Moves or cancels a visit that has not begun and stores its mails, in one transaction; does nothing when another change
 * came first. Returns whether this one was made.
 */
export async function changeVisit(database: Database, change: Change): Promise<boolean> {
  const { from, to, condition, mails, now } = change;
  const id = from.submissionId;
  const sequence = nextSequence(from);
  const { brokerId, startsAt, endsAt, state, remindAt } = to;
  const update = database
    .update(visits)
    .set({ brokerId, startsAt, endsAt, state, remindAt, sequence })
    .where(
      and(
        eq(visits.submissionId, id),
        eq(visits.state, 'booked'),
        eq(visits.sequence, from.sequence),
        gt(visits.startsAt, now),
        condition,
      ),
    )
    .returning({ id: visits.submissionId });
  const isMade = and(
    eq(visits.submissionId, id),
    eq(visits.sequence, sequence),
    eq(visits.startsAt, startsAt),
    eq(visits.state, state),
  );
  const made = sql`exists (select 1 from ${visits} where ${isMade})`;
  // Staff read the time of a visit among the fields of its submission.
  const moment = sql`json_set(${submissions.values}, '$.moment', ${momentOf(startsAt)})`;
  const [changed] = await database.batch([
    update,
    database
      .update(submissions)
      .set({ values: moment })
      .where(and(eq(submissions.id, id), made)),
    // Lets the visitor book the old time again at once.
    database.delete(idempotencyKeys).where(and(eq(idempotencyKeys.submissionId, id), made)),
    ...mails.map((mail) =>
      database.insert(outbox).select(sql`
          select ${mail.id}, ${mail.submissionId}, ${JSON.stringify(mail.message)}, 0, ${now.getTime()}, null, null
          where ${made} and not exists (select 1 from ${outbox} where ${outbox.id} = ${mail.id})`),
    ),
  ]);
  return changed.length > 0;
}

/** An instant as the form sends it, such as `2026-11-25T09:00Z`. */
export function momentOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`;
}
