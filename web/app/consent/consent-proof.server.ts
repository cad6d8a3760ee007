import { z } from 'zod';
import { languages } from 'schemas/languages.ts';
import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.server.ts';
import { consentProof } from './consent-tables.server.ts';

/** Holds nothing that identifies the visitor. */
export const proofSchema = z.strictObject({
  proof: z.uuid(),
  version: z.string().min(1).max(30),
  choices: z.strictObject({ preferences: z.boolean(), statistics: z.boolean(), marketing: z.boolean() }),
  language: z.enum(languages.map(({ id }) => id)),
});

export const largestProof = 1024;

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
