import { z } from 'zod';
import { languages } from 'schemas/languages.ts';

/** Holds nothing that identifies the visitor. */
export const proofSchema = z.strictObject({
  proof: z.uuid(),
  version: z.string().min(1).max(30),
  choices: z.strictObject({ preferences: z.boolean(), statistics: z.boolean(), marketing: z.boolean() }),
  language: z.enum(languages.map(({ id }) => id)),
});

export const largestProof = 1024;
