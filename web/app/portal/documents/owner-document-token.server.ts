import { z } from 'zod';
import { readSignedValue, signValue } from '../../platform/signing/signed-cookie.server.ts';

const purpose = 'document of an owner';
const schema = z.object({ uploadId: z.string(), until: z.number() });

/** Opens one document until a moment in milliseconds. */
type OwnerDocumentToken = z.infer<typeof schema>;

export function signOwnerDocument(secret: string, token: OwnerDocumentToken): Promise<string> {
  return signValue(secret, purpose, token);
}

/** Undefined for a link that is forged or too old. */
export async function readOwnerDocument(
  secret: string,
  signed: string,
  now: number,
): Promise<string | undefined> {
  const { data } = schema.safeParse(await readSignedValue(secret, purpose, signed));
  return data && now <= data.until ? data.uploadId : undefined;
}
