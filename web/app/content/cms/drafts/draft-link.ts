import { defineQuery } from 'groq';
import type { DraftLinkQueryResult } from 'schemas/generated/content.ts';
import { sha256 } from '../../../platform/signing/sha256.ts';

export const draftLinkQuery = defineQuery(`*[_type == "draftLink" && _id == $id][0]{
  documentId, language, secretHash, expiresAt, revokedAt
}`);

export type DraftLink = NonNullable<DraftLinkQueryResult>;

export type DraftLinkState = 'open' | 'expired' | 'revoked';

/** A link without a readable end has expired. */
export function draftLinkState({ expiresAt, revokedAt }: DraftLink, now: Date): DraftLinkState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt ?? '') > now.getTime() ? 'open' : 'expired';
}

/** Compares with the stored SHA-256 (hex) in constant time. */
export async function isSecretOf(
  { secretHash }: Pick<DraftLink, 'secretHash'>,
  secret: string,
): Promise<boolean> {
  const hex = await sha256(secret);
  const expected = (secretHash ?? '').toLowerCase().padEnd(hex.length);
  let difference = expected.length - hex.length;
  for (let index = 0; index < hex.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ hex.charCodeAt(index);
  }
  return difference === 0;
}
