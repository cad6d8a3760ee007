import { z } from 'zod';
import { fastestForm, longestForm } from '../definition/form-content.ts';
import { readSignedValue, signValue } from '../../platform/signing/signed-cookie.server.ts';

const purpose = 'form token';

const tokenSchema = z.object({
  form: z.string(),
  key: z.uuid(),
  issuedAt: z.number(),
  question: z.tuple([z.number(), z.number()]).optional(),
});

export type FormToken = z.infer<typeof tokenSchema>;

type ReadToken = { state: 'valid' | 'too fast' | 'expired'; token: FormToken } | { state: 'invalid' };

export function createFormToken(form: string, now: number, question?: FormToken['question']): FormToken {
  return { form, key: crypto.randomUUID(), issuedAt: now, ...(question && { question }) };
}

export function signFormToken(secret: string, token: FormToken): Promise<string> {
  return signValue(secret, purpose, token);
}

export async function readFormToken(
  secret: string,
  form: string,
  signed: string,
  now: number,
): Promise<ReadToken> {
  const parsed = tokenSchema.safeParse(await readSignedValue(secret, purpose, signed));
  if (!parsed.success || parsed.data.form !== form) return { state: 'invalid' };
  const age = now - parsed.data.issuedAt;
  const state = age > longestForm ? 'expired' : age < fastestForm ? 'too fast' : 'valid';
  return { state, token: parsed.data };
}
