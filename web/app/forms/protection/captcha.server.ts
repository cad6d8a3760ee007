import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { z } from 'zod';
import { longestForm } from '../definition/form-content.ts';

const leastWork = 4000;
const mostWork = 12_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.hex().max(128),
      salt: z.hex().max(128),
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: z.hex().max(64),
      keySignature: z.hex().max(128),
      expiresAt: z.number(),
      data: z.object({ key: z.string() }),
    }),
    signature: z.hex().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.hex().length(64) }),
});

function secretsFor(secret: string) {
  return { hmacSignatureSecret: `captcha ${secret}`, hmacKeySignatureSecret: `captcha key ${secret}` };
}

/** Makes a challenge for the form token with this key. `now` in milliseconds. */
export function createCaptcha(secret: string, key: string, now: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(mostWork, leastWork),
    deriveKey,
    data: { key },
    expiresAt: new Date(now + longestForm),
    ...secretsFor(secret),
  });
}

/** Checks `proof`, JSON in base64, against the challenge made for this key. */
export async function isCaptchaSolved(secret: string, key: string, proof: string): Promise<boolean> {
  const parsed = payloadSchema.safeParse(readProof(proof));
  if (!parsed.success || parsed.data.challenge.parameters.data.key !== key) return false;
  const { verified } = await verifySolution({ ...parsed.data, deriveKey, ...secretsFor(secret) });
  return verified;
}

function readProof(proof: string): unknown {
  try {
    return JSON.parse(atob(proof));
  } catch {
    return undefined;
  }
}
