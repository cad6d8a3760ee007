import type { DraftLinkQueryResult } from 'schemas/generated/content.ts';
import { z } from 'zod';
import { errorLine } from '../../services/error-line.server.ts';
import type { ContentView, Platform } from '../../services/platform.server.ts';
import { contentClient } from '../client.server.ts';
import { type DraftLink, draftLinkState } from './draft-link.ts';
import { draftLinkQuery } from './draft-link-query.ts';
import { readPreviewCookie } from './preview-cookie.server.ts';

const published: ContentView = { kind: 'published' };

/** Which content this request may see. Whoever has no valid pass sees what every visitor sees. */
export async function readView(platform: Platform, request: Request): Promise<ContentView> {
  const pass = await readPreviewCookie(platform, request);
  if (!pass) return published;
  if (pass.kind === 'studio') return { kind: 'studio' };
  try {
    const link = await readDraftLink(platform, pass.id);
    return (link && linkView(link, platform.clock())) ?? published;
  } catch (error) {
    console.error(
      'A shared link cannot be checked, so it shows nothing.',
      platform.requestId,
      errorLine(error),
    );
    return published;
  }
}

/** The stored link of an id, however it fares; undefined for an id that no link has. */
export async function readDraftLink(platform: Platform, id: string): Promise<DraftLink | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const client = contentClient(platform.settings, 'secret');
  const link = await client.fetch<DraftLinkQueryResult>(draftLinkQuery, { id: `draftLink.${id}` });
  return link ?? undefined;
}

/** What an open link lets see; undefined for one that has ended. */
export function linkView(link: DraftLink, now: Date): ContentView | undefined {
  const { documentId, expiresAt } = link;
  if (!documentId || !expiresAt || draftLinkState(link, now) !== 'open') return undefined;
  return { kind: 'link', documentId: documentId.replace(/^drafts\./, ''), until: new Date(expiresAt) };
}
