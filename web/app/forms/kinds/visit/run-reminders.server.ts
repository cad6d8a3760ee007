import { loadSite } from '../../../content/cms/site.server.ts';
import { dueReminders, storeReminder } from './store/visit-reminders.server.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { reminderMail } from './mails/reminder-mail.server.ts';
import { logProblem } from '../../../platform/log.server.ts';

const mostAtOnce = 100;

/**
 * Writes the reminders of the visits whose time has come. Safe to repeat and to run twice at once. Returns the number of
 * mails written.
 */
export async function runReminders(platform: Platform, siteOf = loadSite): Promise<number> {
  const { database, clock, settings } = platform;
  const now = clock();
  const due = await dueReminders(database, { now, limit: mostAtOnce });
  if (due.length === 0) return 0;
  const site = await siteOf(platform);
  let written = 0;
  for (const stored of due) {
    try {
      const mail = await reminderMail({ site, settings, now }, stored);
      if (await storeReminder(database, stored.visit, { mail, now })) written += 1;
    } catch (error) {
      const { submissionId } = stored.visit;
      logProblem('A reminder was not written.', { id: submissionId, errorKind: error });
    }
  }
  return written;
}

/** A failed run is made up for by the next one. */
export async function runRemindersOnSchedule(platform: Platform): Promise<void> {
  try {
    await runReminders(platform);
  } catch (error) {
    logProblem('The reminders of visits were not written.', { errorKind: error });
  }
}
