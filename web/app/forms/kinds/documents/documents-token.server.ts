import { z } from 'zod';
import { readSignedValue, signValue } from '../../../platform/signing/signed-cookie.server.ts';

export const daysToDownload = 7;

const purpose = 'documents';
const schema = z.object({ submissionId: z.string(), propertyId: z.string(), until: z.number() });

/** Of the documents that a submission requested, until a moment in milliseconds. */
export type DocumentsToken = z.infer<typeof schema>;

export function signDocumentsToken(secret: string, token: DocumentsToken): Promise<string> {
  return signValue(secret, purpose, token);
}

/** Returns `expired` for a genuine link that is too old. */
export async function readDocumentsToken(
  secret: string,
  signed: string,
  now: number,
): Promise<DocumentsToken | 'expired' | 'forged'> {
  const { data } = schema.safeParse(await readSignedValue(secret, purpose, signed));
  if (!data) return 'forged';
  return now > data.until ? 'expired' : data;
}
