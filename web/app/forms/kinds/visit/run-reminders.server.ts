import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { WaitingMail } from '../../../platform/mail/outbox.server.ts';
import { outbox, submissions } from '../../../platform/database/core-tables.server.ts';
import { visits } from './store/visit-tables.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { StoredVisit, Visit } from './store/visits.server.ts';
import { formatMoment } from '../../../properties/text/day.ts';
import { visitNotes } from './visit-notes.server.ts';
import {
  bookedVisit,
  changeLinkOf,
  momentLine,
  prepareVisit,
  type VisitMailContext,
  visitorMail,
} from './mails/visit-mail.server.ts';
import { loadSite } from '../../../content/cms/site.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { logProblem } from '../../../platform/log.server.ts';

function dueReminders(
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

/** One transaction: stores neither, and returns false, if another run was first or the visit changed meanwhile. */
async function storeReminder(
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

/** Names the day instead of "tomorrow", because a mail may wait. */
async function reminderMail(context: VisitMailContext, stored: StoredVisit): Promise<WaitingMail> {
  const given = await prepareVisit(context, stored);
  const { mail, visit, now } = given;
  const { language } = mail;
  const about = await bookedVisit(given, language);
  const moment = formatMoment(visit.startsAt.toISOString(), language);
  return visitorMail(given, 'reminder', {
    subject: about.t('mail.visitReminderSubject', { moment }),
    text: about.t('mail.visitReminderText'),
    parts: visitNotes(about, {
      now,
      changeHref: await changeLinkOf(given),
      first: [momentLine(visit, language, about.t)],
    }),
  });
}

const mostAtOnce = 100;

/** Safe to repeat and to run twice at once. Returns the number of mails written. */
export async function runReminders(platform: Platform, siteOf = loadSite): Promise<number> {
  const { catalogue, database, clock, settings } = platform;
  const now = clock();
  const due = await dueReminders(database, { now, limit: mostAtOnce });
  if (due.length === 0) return 0;
  const site = await siteOf(platform);
  let written = 0;
  for (const stored of due) {
    try {
      const mail = await reminderMail({ site, settings, catalogue, now }, stored);
      if (await storeReminder(database, stored.visit, { mail, now })) written += 1;
    } catch (error) {
      const { submissionId } = stored.visit;
      logProblem('A reminder was not written.', { id: submissionId, errorKind: error });
    }
  }
  return written;
}
