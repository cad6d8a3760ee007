import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database/storage.server.ts';
import { consentProof } from '../platform/database/storage-schema.server.ts';

export type ConsentProof = Omit<typeof consentProof.$inferInsert, 'createdAt'>;

export async function storeConsentProof(database: Database, proof: ConsentProof, now: Date): Promise<void> {
  await database
    .insert(consentProof)
    .values({ ...proof, createdAt: now })
    .onConflictDoNothing();
}

export async function purgeConsentProofs(database: Database, before: Date): Promise<void> {
  await database.delete(consentProof).where(lt(consentProof.createdAt, before));
}
