import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { WaitingMail } from '../../../../platform/mail/outbox.server.ts';
import { idempotencyKeys, outbox, submissions } from '../../../../platform/database/core-tables.server.ts';
import { visits } from './visit-tables.server.ts';
import type { Database } from '../../../../platform/database/database.server.ts';
import type { Visit } from './visits.server.ts';

type Change = {
  from: Visit;
  to: Pick<Visit, 'brokerId' | 'startsAt' | 'endsAt' | 'state' | 'remindAt'>;
  condition?: SQL;
  mails: readonly WaitingMail[];
  now: Date;
};

export function nextSequence({ sequence }: Pick<Visit, 'sequence'>): number {
  return sequence + 1;
}

/** One transaction. Does nothing, and returns false, when another change came first. */
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
        eq(visits.state, from.state),
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
    ...storeMails(database, mails, { where: made, now }),
  ]);
  return changed.length > 0;
}

/** One transaction. Does nothing, and returns false, once the hold has lapsed or the visit is confirmed. */
export async function confirmVisit(
  database: Database,
  { submissionId, remindAt }: Visit,
  { mails, now }: { mails: readonly WaitingMail[]; now: Date },
): Promise<boolean> {
  const isOwn = eq(visits.submissionId, submissionId);
  const isHeld = and(isOwn, eq(visits.state, 'held'), gt(visits.heldUntil, now), gt(visits.startsAt, now));
  const [kept] = await database.batch([
    database
      .update(visits)
      .set({ state: 'booked', heldUntil: null, remindAt })
      .where(isHeld)
      .returning({ id: visits.submissionId }),
    ...storeMails(database, mails, {
      where: sql`exists (select 1 from ${visits} where ${and(isOwn, eq(visits.state, 'booked'))})`,
      now,
    }),
  ]);
  return kept.length > 0;
}

function storeMails(
  database: Database,
  mails: readonly WaitingMail[],
  { where, now }: { where: SQL; now: Date },
): BatchItem<'sqlite'>[] {
  return mails.map((mail) =>
    database.insert(outbox).select(sql`
          select ${mail.id}, ${mail.submissionId}, ${JSON.stringify(mail.message)}, 0, ${now.getTime()}, null, null
          where ${where} and not exists (select 1 from ${outbox} where ${outbox.id} = ${mail.id})`),
  );
}

/** An instant as the form sends it, such as `2026-11-25T09:00Z`. */
export function momentOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`;
}
