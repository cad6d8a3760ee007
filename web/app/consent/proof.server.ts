import { z } from 'zod';
import { languages } from 'schemas/languages.ts';

/** What a browser sends of a choice: nothing that tells who chose. */
export const proofSchema = z.strictObject({
  proof: z.uuid(),
  version: z.string().min(1).max(30),
  choices: z.strictObject({ preferences: z.boolean(), statistics: z.boolean(), marketing: z.boolean() }),
  language: z.enum(languages.map(({ id }) => id)),
});

/** Bytes; a genuine proof has about two hundred. */
export const largestProof = 1024;
