import { z } from 'zod';
import { readSignedValue, signValue } from '../../../platform/signing/signed-cookie.server.ts';

const purpose = 'visit change';

const schema = z.object({ id: z.string() });

/** Works until the visit begins, which the database knows: a visit may move. */
export function signVisitToken(secret: string, id: string): Promise<string> {
  return signValue(secret, purpose, { id });
}

export async function readVisitToken(secret: string, signed: string): Promise<string | undefined> {
  return schema.safeParse(await readSignedValue(secret, purpose, signed)).data?.id;
}
