import { z } from 'zod';
import { daysToConfirm } from '../../link-page/link-response.server.ts';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import { readSignedValue, signValue } from '../../../platform/signing/signed-value.server.ts';

const confirming = 'newsletter confirm';
const unsubscribing = 'newsletter unsubscribe';

const oldest = daysToConfirm * 24 * 60 * 60_000;

const confirmSchema = z.object({ id: z.string(), askedAt: z.number() });
const unsubscribeSchema = z.object({ id: z.string() });

export type ConfirmToken = z.infer<typeof confirmSchema>;

export type ReadConfirmToken =
  | { state: 'valid'; token: ConfirmToken }
  | { state: 'expired' | 'invalid'; token?: undefined };

export async function subscriptionId(secret: string, email: string): Promise<string> {
  const signed = await signValue(secret, 'newsletter subscription', addressKey(email));
  return signed.slice(signed.indexOf('.') + 1);
}

export function signConfirmToken(secret: string, token: ConfirmToken): Promise<string> {
  return signValue(secret, confirming, token);
}

export async function readConfirmToken(
  secret: string,
  signed: string,
  now: number,
): Promise<ReadConfirmToken> {
  const parsed = confirmSchema.safeParse(await readSignedValue(secret, confirming, signed));
  if (!parsed.success) return { state: 'invalid' };
  return now - parsed.data.askedAt > oldest ? { state: 'expired' } : { state: 'valid', token: parsed.data };
}

/** Never expires, because a newsletter may be opened years later. */
export function signUnsubscribeToken(secret: string, id: string): Promise<string> {
  return signValue(secret, unsubscribing, { id });
}

export async function readUnsubscribeToken(secret: string, signed: string): Promise<string | undefined> {
  const parsed = unsubscribeSchema.safeParse(await readSignedValue(secret, unsubscribing, signed));
  return parsed.success ? parsed.data.id : undefined;
}
