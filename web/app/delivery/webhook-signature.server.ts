import { fromBase64url } from '../platform/signing/signed-value.server.ts';

export const webhookSignatureHeader = 'sanity-webhook-signature';

const format = /^t=(\d+)[, ]+v1=([\w-]+)$/;
const encoder = new TextEncoder();

/** Milliseconds of `t=…,v1=…` (HMAC-SHA-256 in base64url); undefined for an invalid one. Says nothing of its age. */
export async function webhookSignedAt(
  body: string,
  signature: string,
  secret: string,
): Promise<number | undefined> {
  const [, time, mac] = format.exec(signature) ?? [];
  if (secret === '' || time === undefined || mac === undefined) return undefined;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  try {
    const signed = encoder.encode(`${time}.${body}`);
    return (await crypto.subtle.verify('HMAC', key, fromBase64url(mac), signed)) ? Number(time) : undefined;
  } catch {
    return undefined;
  }
}
