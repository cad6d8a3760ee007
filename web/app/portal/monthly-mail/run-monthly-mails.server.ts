import { loadSite } from '../../content/cms/site.server.ts';
import { monthlyMailId, ownersToMail, storeMonthlyMail } from './monthly-mails.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { monthlyMail } from './monthly-mail.server.ts';
import { reportedMonth } from './reported-month.ts';
import { logProblem } from '../../platform/log.server.ts';

const mostAtOnce = 100;

/**
 * Writes the mails about the last month to the owners who have none yet, on its first day and for a week after it. Safe to
 * repeat and to run twice at once. Returns the number of mails written.
 */
export async function runMonthlyMails(platform: Platform, siteOf = loadSite): Promise<number> {
  const { database, clock } = platform;
  const now = clock();
  const reported = reportedMonth(now);
  if (!reported) return 0;
  const { month, end } = reported;
  const due = await ownersToMail(database, { month, end, limit: mostAtOnce });
  if (due.length === 0) return 0;
  const site = await siteOf(platform);
  let written = 0;
  for (const owner of due) {
    try {
      const message = await monthlyMail({ platform, site }, owner, reported);
      const mail = message && { id: monthlyMailId(owner.id, month), submissionId: owner.id, message };
      if ((await storeMonthlyMail(database, owner.id, { month, mail, now })) && mail) written += 1;
    } catch (error) {
      logProblem('A monthly mail was not written.', { id: owner.id, errorKind: error });
    }
  }
  return written;
}
