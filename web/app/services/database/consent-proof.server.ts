import { gte, sql } from 'drizzle-orm';
import type { Database } from './storage.server.ts';
import { consentProof } from './storage-schema.server.ts';

export type ConsentProof = Omit<typeof consentProof.$inferInsert, 'createdAt'>;

/** Far more than visitors answer in a minute, and few enough that nobody can fill the database. */
const mostPerMinute = 600;

/** Keeps the proof of a choice; the same one twice is kept once. False: too many came within the last minute. */
export async function storeConsentProof(
  database: Database,
  proof: ConsentProof,
  now: Date,
): Promise<boolean> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  const recent = await database
    .select({ count: sql<number>`count(*)` })
    .from(consentProof)
    .where(gte(consentProof.createdAt, aMinuteAgo))
    .get();
  if ((recent?.count ?? 0) >= mostPerMinute) return false;
  await database
    .insert(consentProof)
    .values({ ...proof, createdAt: now })
    .onConflictDoNothing();
  return true;
}
