import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Mail, SendMail } from './mail.server.ts';
import type { Database } from '../database/database.server.ts';
import { outbox, submissions } from '../database/core-tables.server.ts';
import { logProblem } from '../log.server.ts';

const minute = 60_000;

const waits = [1, 5, 15, 60, 360].map((minutes) => minutes * minute);

/** Exceeds the longest attempt, so that no other worker takes the same mail. */
const lease = 2 * minute;

const mostAtOnce = 20;

/** Milliseconds: the edge gives little time after a response, and a scheduled run lasts until the next minute. */
const longestRun = { afterResponse: 10_000, bySchedule: 50_000 };

export type WaitingMail = { id: string; submissionId: string; message: Mail };

type Row = typeof outbox.$inferSelect;

/** Sends at least once: a mail accepted without our knowing is sent again with the same Message-ID. */
export async function drainOutbox(
  database: Database,
  send: SendMail,
  clock: () => Date,
  run: keyof typeof longestRun = 'afterResponse',
): Promise<void> {
  // Real time, because a test clock never moves.
  const end = Date.now() + longestRun[run];
  for (;;) {
    const due = await findDue(database, clock());
    if (due.length === 0) return;
    for (const row of due) {
      if (Date.now() > end) return;
      const attempt = await claim(database, row, clock());
      if (attempt) await deliver(database, attempt, send, clock);
    }
  }
}

export async function resend(database: Database, now: Date, submissionId?: string): Promise<number> {
  const ofLead = submissionId === undefined ? undefined : eq(submissions.id, submissionId);
  const ofMail = submissionId === undefined ? undefined : eq(outbox.submissionId, submissionId);
  const [begun] = await database.batch([
    database
      .update(outbox)
      .set({ attempts: 0, nextAttemptAt: now, givenUpAt: null })
      .where(and(isNotNull(outbox.givenUpAt), ofMail))
      .returning({ id: outbox.id }),
    database
      .update(submissions)
      .set({ mailFailed: false })
      .where(and(eq(submissions.mailFailed, true), ofLead)),
  ]);
  return begun.length;
}

function findDue(database: Database, now: Date): Promise<Row[]> {
  return database
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(mostAtOnce);
}

async function claim(database: Database, row: Row, now: Date): Promise<Row | undefined> {
  const taken = await database
    .update(outbox)
    .set({ attempts: row.attempts + 1, nextAttemptAt: new Date(now.getTime() + lease) })
    .where(and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts), isNull(outbox.sentAt)))
    .returning();
  return taken[0];
}

async function deliver(database: Database, row: Row, send: SendMail, clock: () => Date): Promise<void> {
  const mine = eq(outbox.id, row.id);
  try {
    await send(row.message);
  } catch (error) {
    // A mail server's message may contain addresses, so only its kind is logged.
    logProblem('A mail was not sent.', { id: row.id, errorKind: error });
    const wait = waits[row.attempts - 1];
    if (wait !== undefined) {
      await database
        .update(outbox)
        .set({ nextAttemptAt: new Date(clock().getTime() + wait) })
        .where(mine);
      return;
    }
    await database.batch([
      database.update(outbox).set({ givenUpAt: clock() }).where(mine),
      database.update(submissions).set({ mailFailed: true }).where(eq(submissions.id, row.submissionId)),
    ]);
    return;
  }
  if (row.message.isSecret) await database.delete(outbox).where(mine);
  else await database.update(outbox).set({ sentAt: clock() }).where(mine);
}
