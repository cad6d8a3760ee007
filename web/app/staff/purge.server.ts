import { and, eq, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { leftHomeMonths, ownMonths, proofMonths, servedDays, usualMonths } from 'schemas/retention.ts';
import { belgianDay } from '../platform/belgian-time.ts';
import { purgeConsentProofs } from '../consent/consent-proof.server.ts';
import { purgeAlerts } from '../forms/kinds/search-alert/alerts.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { consentProof } from '../consent/consent-tables.server.ts';
import { followUps, leadNotes, staffSessions } from './staff-tables.server.ts';
import { idempotencyKeys, outbox, rateLimits, submissions } from '../platform/database/core-tables.server.ts';
import { previewSessions } from '../content/cms/content-tables.server.ts';
import { visits } from '../forms/kinds/visit/store/visit-tables.server.ts';
import { purgePolicyReports } from '../platform/operations/policy-reports.server.ts';
import { recordEvent } from '../platform/operations/site-events.server.ts';
import { purgeLeftHomes } from '../portal/left-homes/left-homes.server.ts';
import { purgeOwnerAccess } from '../portal/session/owner-sessions.server.ts';
import { purgeSubscriptions } from '../forms/kinds/newsletter/subscriptions.server.ts';
import { importRuns } from '../properties/sync/sync-tables.server.ts';
import { logProblem } from '../platform/log.server.ts';

const day = 24 * 60 * 60_000;

/** Milliseconds. Longer than a site is usually down. */
const usualBreak = 7 * day;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

function oldLeads(at: Date): SQL | undefined {
  const olderThan = (months: number) => lt(submissions.createdAt, monthsBefore(at, months));
  return or(
    and(notInArray(submissions.form, Object.keys(ownMonths)), olderThan(usualMonths)),
    ...Object.entries(ownMonths).map(([form, months]) => and(eq(submissions.form, form), olderThan(months))),
  );
}

/** The last run of each source that ended in each way, by which the site knows how old its properties are. */
const latestRuns = sql`(select id from (
  select id, max(startedAt) from ${importRuns} where isCheck = 0 group by system, account, state))`;

/** Returns the number of leads. */
export async function purge(database: Database, now: Date): Promise<number> {
  const oldest = monthsBefore(now, usualMonths);
  const served = new Date(now.getTime() - servedDays * day);
  const yesterday = new Date(now.getTime() - day);
  const old = oldLeads(now);
  const oldIds = database.select({ id: submissions.id }).from(submissions).where(old);
  const [, , , , , , , , , , , purged] = await database.batch([
    database.delete(outbox).where(inArray(outbox.submissionId, oldIds)),
    database.delete(visits).where(inArray(visits.submissionId, oldIds)),
    database.update(visits).set({ client: null, phone: null }).where(lt(visits.startsAt, now)),
    database.delete(leadNotes).where(inArray(leadNotes.submissionId, oldIds)),
    database.delete(followUps).where(inArray(followUps.submissionId, oldIds)),
    database.delete(outbox).where(lt(outbox.sentAt, served)),
    database.delete(outbox).where(lt(outbox.givenUpAt, oldest)),
    database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday)),
    database.delete(rateLimits).where(lt(rateLimits.windowStart, yesterday)),
    database.delete(previewSessions).where(lt(previewSessions.expiresAt, now)),
    // Sessions end in real time, even where a test sets the clock of the site.
    database.delete(staffSessions).where(lt(staffSessions.expiresAt, new Date(Date.now() - day))),
    database.delete(submissions).where(old).returning({ id: submissions.id }),
  ]);
  await purgeConsentProofs(database, monthsBefore(now, proofMonths));
  await purgeSubscriptions(database, served);
  await purgeOwnerAccess(database, now);
  await purgeLeftHomes(database, belgianDay(monthsBefore(now, leftHomeMonths)));
  await purgePolicyReports(database, belgianDay(served));
  await purgeAlerts(database, { pendingBefore: served, now });
  await database
    .delete(importRuns)
    .where(and(lt(importRuns.startedAt, served), notInArray(importRuns.id, latestRuns)));
  return purged.length;
}

/** Skips when most leads or proofs should have gone long ago: the clock more likely jumped. Staff can still purge. */
export async function purgeOnSchedule(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - usualBreak);
  const oldProofs = lt(consentProof.createdAt, monthsBefore(before, proofMonths));
  const counts = await Promise.all(
    [
      {
        what: 'leads',
        old: database.$count(submissions, oldLeads(before)),
        all: database.$count(submissions),
      },
      { what: 'proofs', old: database.$count(consentProof, oldProofs), all: database.$count(consentProof) },
    ].map(async ({ what, old, all }) => ({ what, old: await old, all: await all })),
  );
  const suspect = counts.find(({ old, all }) => old > all / 2);
  if (!suspect) {
    await purge(database, now);
    await recordEvent(database, 'purge-done');
    return;
  }
  await recordEvent(database, 'purge-refused');
  const { what, old, all } = suspect;
  logProblem('Nothing was purged.', {
    reason: `${old} of ${all} ${what} are too old on ${now.toISOString()}. Check the clock, then run "npm run leads -- purge".`,
  });
}
