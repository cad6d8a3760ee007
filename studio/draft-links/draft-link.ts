import { generateSecret } from '../content/secret.ts';
import { say } from '../locale/say.ts';

/** Stores the hash of its secret, not the secret. */
export type DraftLink = {
  _id: string;
  documentId: string;
  documentTitle: string;
  language: string;
  createdAt: string;
  expiresAt: string;
  revokedAt?: string | null;
};

export type DraftLinkState = 'active' | 'expired' | 'revoked';

export const lifetimes = [
  { id: '1', title: say('1 day') },
  { id: '7', title: say('7 days') },
  { id: '30', title: say('30 days') },
] as const;

export const usualLifetime = '7';

const idPrefix = 'draftLink.';
const dayInMs = 24 * 60 * 60 * 1000;

export function draftLinkUuid({ _id }: Pick<DraftLink, '_id'>): string {
  return _id.slice(idPrefix.length);
}

/** @param now in milliseconds since 1970 */
export function draftLinkState({ expiresAt, revokedAt }: DraftLink, now: number): DraftLinkState {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'active';
}

export function sortedDraftLinks(links: readonly DraftLink[], now: number): DraftLink[] {
  const rank = (link: DraftLink) => (draftLinkState(link, now) === 'active' ? 0 : 1);
  return links.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt));
}

type NewDraftLink = {
  documentId: string;
  documentTitle: string;
  language: string;
  days: number;
  siteUrl: string;
  now: number;
};

/** Returns the document to store, and the address with the secret, which is not stored. */
export async function drawDraftLink({ days, siteUrl, now, ...about }: NewDraftLink) {
  const uuid = crypto.randomUUID();
  const { secret, secretHash } = await generateSecret();
  const url = new URL(`/preview/share/${uuid}`, siteUrl);
  url.searchParams.set('secret', secret);
  const document = {
    _id: `${idPrefix}${uuid}`,
    _type: 'draftLink',
    ...about,
    secretHash,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * dayInMs).toISOString(),
  };
  return { document, url: url.href };
}
