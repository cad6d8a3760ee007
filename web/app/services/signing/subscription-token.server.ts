import { z } from 'zod';
import { readSignedValue, signValue } from './signed-cookie.server.ts';

const confirming = 'newsletter confirm';
const unsubscribing = 'newsletter unsubscribe';

/** How long the link of a sign-up works. */
export const daysToConfirm = 7;
const oldest = daysToConfirm * 24 * 60 * 60_000;

const confirmSchema = z.object({ id: z.string(), askedAt: z.number() });
const unsubscribeSchema = z.object({ id: z.string() });

export type ConfirmToken = z.infer<typeof confirmSchema>;

export type ReadConfirmToken =
  { state: 'valid'; token: ConfirmToken } | { state: 'expired' | 'invalid'; token?: undefined };

/** How addresses are compared: nobody has two that differ only in their capitals. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Names the subscription of an address, the same at every sign-up, and tells nothing of the address. */
export async function subscriptionId(secret: string, email: string): Promise<string> {
  const signed = await signValue(secret, 'newsletter subscription', addressKey(email));
  return signed.slice(signed.indexOf('.') + 1);
}

export function signConfirmToken(secret: string, token: ConfirmToken): Promise<string> {
  return signValue(secret, confirming, token);
}

/** Reads what the link of a sign-up carries. `now` in milliseconds. */
export async function readConfirmToken(
  secret: string,
  signed: string,
  now: number,
): Promise<ReadConfirmToken> {
  const parsed = confirmSchema.safeParse(await readSignedValue(secret, confirming, signed));
  if (!parsed.success) return { state: 'invalid' };
  return now - parsed.data.askedAt > oldest ? { state: 'expired' } : { state: 'valid', token: parsed.data };
}

/** What the link under every newsletter carries. It never expires, since whoever keeps a mail may follow it. */
export function signUnsubscribeToken(secret: string, id: string): Promise<string> {
  return signValue(secret, unsubscribing, { id });
}

/** The id of the subscription; undefined for what is forged. */
export async function readUnsubscribeToken(secret: string, signed: string): Promise<string | undefined> {
  const parsed = unsubscribeSchema.safeParse(await readSignedValue(secret, unsubscribing, signed));
  return parsed.success ? parsed.data.id : undefined;
}
