import type { LanguageId } from 'schemas/languages.ts';
import type { FormId } from 'schemas/form-ids.ts';
import { textsInCode } from '../../content/i18n/texts-in-code.ts';
import {
  failedProof,
  hiddenFields,
  type OpenedForm,
  fastestForm,
  longestForm,
} from '../definition/form-content.ts';
import { z } from 'zod';
import { readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

const purpose = 'form token';

const tokenSchema = z.object({
  form: z.string(),
  key: z.uuid(),
  issuedAt: z.number(),
  question: z.tuple([z.number(), z.number()]).optional(),
});

type FormToken = z.infer<typeof tokenSchema>;

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

export function numberWord(language: LanguageId, value: number): string {
  return textsInCode[language].numbers.split(' ')[value] ?? String(value);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Longer than any number we ask for, in characters. */
const maxLength = 40;

export function isNumberWritten(value: number, text: string): boolean {
  if (text.length > maxLength) return false;
  const typed = plain(text);
  const spellings = Object.values(textsInCode).flatMap(({ numbers }) => numbers.split(' ')[value] ?? []);
  return typed !== '' && [String(value), ...spellings].some((spelling) => plain(spelling) === typed);
}

/** `unproved`: no proof of a person yet. `not opened`: the browser could not reach the site for one. */
export type Rejection = 'robot' | 'unproved' | 'not opened' | 'expired' | 'wrong captcha' | 'wrong answer';

type GateResult = { token: FormToken; rejection?: undefined } | { token?: undefined; rejection: Rejection };

type GateContext = { secret: string; now: number; form: FormId };

/** Checks honeypot, timing and captcha. `now` in milliseconds. */
export async function passGate(
  { secret, now, form }: GateContext,
  post: URLSearchParams,
): Promise<GateResult> {
  const given = (field: keyof typeof hiddenFields) => post.get(hiddenFields[field]) ?? '';
  if (given('trap') !== '') return { rejection: 'robot' };
  const read = await readFormToken(secret, form, given('token'), now);
  if (given('proof') === failedProof) return { rejection: 'not opened' };
  if (read.state === 'expired') return { rejection: 'expired' };
  if (read.state !== 'valid') return { rejection: 'unproved' };
  const { token } = read;
  if (token.question) {
    const [first, second] = token.question;
    return isNumberWritten(first + second, given('answer')) ? { token } : { rejection: 'wrong answer' };
  }
  if (given('proof') === '') return { rejection: 'unproved' };
  const isSolved = await isCaptchaSolved(secret, token.key, given('proof'));
  return isSolved ? { token } : { rejection: 'wrong captcha' };
}

/** Judges by hidden fields alone, before the rest has come: returns false for what `passGate` is going to reject. */
export async function mayPassGate(
  { secret, now, form }: GateContext,
  post: URLSearchParams,
): Promise<boolean> {
  const token = post.get(hiddenFields.token);
  if (token === null || (post.get(hiddenFields.trap) ?? '') !== '') return false;
  // Without JavaScript a form is sent once without a token, and again with a question; its files are kept meanwhile.
  return token === '' || (await readFormToken(secret, form, token, now)).state !== 'invalid';
}

/** `now` in milliseconds. */
export async function createOpenedForm(secret: string, form: FormId, now: number): Promise<OpenedForm> {
  const token = createFormToken(form, now);
  return {
    token: await signFormToken(secret, token),
    challenge: await createCaptcha(secret, token.key, now),
  };
}

export async function createQuestion({ secret, now, form }: GateContext) {
  const [first = 1, second = 1] = crypto.getRandomValues(new Uint8Array(2)).map((byte) => 1 + (byte % 9));
  const question = [first, second] as const;
  return { signed: await signFormToken(secret, createFormToken(form, now, [...question])), question };
}

export async function readQuestion({ secret, now, form }: GateContext, signed: string) {
  const read = await readFormToken(secret, form, signed, now);
  return read.state === 'invalid' ? undefined : read.token.question;
}

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
