import { phoneNumber } from '../../../properties/text/phone.ts';
import type { Visit } from './store/visits.server.ts';
import { signValue } from '../../../platform/signing/signed-cookie.server.ts';

/** Unlike the key of a limit it stays the same for weeks, as long as a visit may lie ahead; purged once the visit began. */
async function keyOf(secret: string, purpose: string, value: string): Promise<string> {
  const signed = await signValue(secret, purpose, value);
  return signed.slice(signed.indexOf('.') + 1);
}

/** Recognises a sender who types another e-mail address each time. */
export async function senderKeys(
  secret: string,
  { client, phone }: { client: string; phone: string },
): Promise<Pick<Visit, 'client' | 'phone'>> {
  return {
    client: await keyOf(secret, 'visit client', client),
    phone: await keyOf(secret, 'visit phone', phoneNumber(phone)),
  };
}
