import { defineQuery } from 'groq';
import type { DraftLinkQueryResult } from 'schemas/generated/content.ts';
import { z } from 'zod';
import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { sha256 } from '../../../platform/signing/sha256.ts';
import { pagePath } from '../../paths/build-path.ts';
import type { ContentView, Platform } from '../../../platform/platform.server.ts';
import { contentClient } from '../client.server.ts';
import { previewCookie } from './preview-cookie.server.ts';
import { loadSite } from '../site.server.ts';

const draftLinkQuery = defineQuery(`*[_type == "draftLink" && _id == $id][0]{
  documentId, language, secretHash, expiresAt, revokedAt
}`);

export type DraftLink = NonNullable<DraftLinkQueryResult>;

type DraftLinkState = 'open' | 'expired' | 'revoked';

/** A link without a readable end has expired. */
export function draftLinkState({ expiresAt, revokedAt }: DraftLink, now: Date): DraftLinkState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt ?? '') > now.getTime() ? 'open' : 'expired';
}

/** Compares with the stored SHA-256 (hex) in constant time. */
export function isSecretOf({ secretHash }: Pick<DraftLink, 'secretHash'>, secret: string): boolean {
  const hex = sha256(secret);
  const expected = (secretHash ?? '').toLowerCase().padEnd(hex.length);
  let difference = expected.length - hex.length;
  for (let index = 0; index < hex.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ hex.charCodeAt(index);
  }
  return difference === 0;
}

export async function readDraftLink(platform: Platform, id: string): Promise<DraftLink | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const client = contentClient(platform.settings, 'secret');
  const link = await client.fetch<DraftLinkQueryResult>(draftLinkQuery, { id: `draftLink.${id}` });
  return link ?? undefined;
}

export function linkView(link: DraftLink, now: Date): ContentView | undefined {
  const { documentId, expiresAt } = link;
  if (!documentId || !expiresAt || draftLinkState(link, now) !== 'open') return undefined;
  return { kind: 'link', documentId: documentId.replace(/^drafts\./, ''), until: new Date(expiresAt) };
}

export type OpenedLink =
  | { state: 'open'; path: string; cookie: string }
  | { state: 'expired' | 'revoked'; language: LanguageId }
  | { state: 'invalid' };

export async function openDraftLink(
  platform: Platform,
  request: Request,
  { id, secret }: { id: string; secret: string },
): Promise<OpenedLink> {
  const link = await readDraftLink(platform, id);
  if (!link || !isSecretOf(link, secret)) return { state: 'invalid' };
  const language = isLanguageId(link.language) ? link.language : defaultLanguage;
  const state = draftLinkState(link, platform.clock());
  if (state !== 'open') return { state, language };
  const view = linkView(link, platform.clock());
  if (view?.kind !== 'link') return { state: 'invalid' };
  const { paths, languages } = await loadSite({ ...platform, view });
  const entry = paths.byId(view.documentId);
  const path = [language, ...languages].flatMap((each) => (entry && pagePath(entry, each)) ?? [])[0];
  if (path === undefined) return { state: 'invalid' };
  const cookie = await previewCookie(platform, request, { kind: 'link', id, until: view.until.getTime() });
  return { state, path, cookie };
}
