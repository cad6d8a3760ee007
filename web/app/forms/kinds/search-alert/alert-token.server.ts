import { z } from 'zod';
import { readSignedValue, signValue } from '../../../platform/signing/signed-value.server.ts';
import { addressKey } from '../../../platform/mail/mail.server.ts';
import { daysToConfirm } from '../../link-page/link-response.server.ts';

const confirming = 'alert confirm';
const managing = 'alert manage';
const oldest = daysToConfirm * 24 * 60 * 60_000;

const confirmSchema = z.object({ id: z.string(), askedAt: z.number() });
const manageSchema = z.object({ id: z.string() });

/** Stays the same for an address and a search, so that asking twice makes one alert. */
export async function alertId(secret: string, email: string, criteria: string): Promise<string> {
  const signed = await signValue(secret, 'alert', [addressKey(email), criteria]);
  return signed.slice(signed.indexOf('.') + 1);
}

export function signAlertConfirmToken(secret: string, token: z.infer<typeof confirmSchema>): Promise<string> {
  return signValue(secret, confirming, token);
}

export async function readAlertConfirmToken(
  secret: string,
  signed: string,
  now: number,
): Promise<{ id: string } | 'expired' | 'forged'> {
  const { data } = confirmSchema.safeParse(await readSignedValue(secret, confirming, signed));
  if (!data) return 'forged';
  return now - data.askedAt > oldest ? 'expired' : { id: data.id };
}

/** Never expires, because a mail may be opened long after it was sent. */
export function signAlertToken(secret: string, id: string): Promise<string> {
  return signValue(secret, managing, { id });
}

export async function readAlertToken(secret: string, signed: string): Promise<string | undefined> {
  return manageSchema.safeParse(await readSignedValue(secret, managing, signed)).data?.id;
}
