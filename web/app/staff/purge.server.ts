import { inArray, lt } from 'drizzle-orm';
import type { Settings } from '../services/env.server.ts';
import { proofMonths, purgeConsentProofs } from '../services/database/consent-proof.server.ts';
import { purgeAlerts } from '../services/database/alerts.server.ts';
import type { Database } from '../services/database/storage.server.ts';
import {
  consentProof,
  idempotencyKeys,
  outbox,
  previewSessions,
  rateLimits,
  staffSessions,
  submissions,
  visits,
} from '../services/database/storage-schema.server.ts';
import { purgeSubscriptions } from '../services/database/subscriptions.server.ts';

const day = 24 * 60 * 60_000;

const servedDays = 30;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Returns the number of leads. */
export async function purge(
  database: Database,
  { LEADS_KEPT_MONTHS }: Pick<Settings, 'LEADS_KEPT_MONTHS'>,
  now: Date,
): Promise<number> {
  const oldest = monthsBefore(now, LEADS_KEPT_MONTHS);
  const served = new Date(now.getTime() - servedDays * day);
  const yesterday = new Date(now.getTime() - day);
  const old = lt(submissions.createdAt, oldest);
  const oldIds = database.select({ id: submissions.id }).from(submissions).where(old);
  const [, , , , , , , , purged] = await database.batch([
    database.delete(outbox).where(inArray(outbox.submissionId, oldIds)),
    database.delete(visits).where(inArray(visits.submissionId, oldIds)),
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
  await purgeAlerts(database, { pendingBefore: served, now });
  return purged.length;
}

/**
 * Purges unless that would take most leads or most proofs at once: they grow old one by one, so the clock has then more
 * likely jumped ahead. Staff can still purge by command.
 */
export async function purgeOnSchedule(
  database: Database,
  settings: Pick<Settings, 'LEADS_KEPT_MONTHS'>,
  now: Date,
): Promise<void> {
  const oldLeads = lt(submissions.createdAt, monthsBefore(now, settings.LEADS_KEPT_MONTHS));
  const oldProofs = lt(consentProof.createdAt, monthsBefore(now, proofMonths));
  const counts = await Promise.all(
    [
      { what: 'leads', old: database.$count(submissions, oldLeads), all: database.$count(submissions) },
      { what: 'proofs', old: database.$count(consentProof, oldProofs), all: database.$count(consentProof) },
    ].map(async ({ what, old, all }) => ({ what, old: await old, all: await all })),
  );
  const suspect = counts.find(({ old, all }) => old > all / 2);
  if (!suspect) {
    await purge(database, settings, now);
    return;
  }
  const { what, old, all } = suspect;
  console.error(
    `Nothing was purged: ${old} of ${all} ${what} are too old on ${now.toISOString()}. Check the clock, then run "npm run leads -- purge".`,
  );
}
