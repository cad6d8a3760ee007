import { z } from 'zod';
import { readSignedValue, signValue } from '../../platform/signing/signed-cookie.server.ts';

const purpose = 'stop the monthly mail of an owner';
const schema = z.object({ ownerId: z.string() });

/** Never expires, because a mail may be opened long after it was sent; it shows nothing and can only stop the mail. */
export function signMonthlyMailToken(secret: string, ownerId: string): Promise<string> {
  return signValue(secret, purpose, { ownerId });
}

export async function readMonthlyMailToken(secret: string, signed: string): Promise<string | undefined> {
  return schema.safeParse(await readSignedValue(secret, purpose, signed)).data?.ownerId;
}
