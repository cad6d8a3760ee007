import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { pagePath } from '../../paths/build-path.ts';
import type { Platform } from '../../../platform/platform.server.ts';
import { draftLinkState, isSecretOf } from './draft-link.ts';
import { previewCookie } from './preview-cookie.server.ts';
import { linkView, readDraftLink } from './read-view.server.ts';
import { loadSite } from '../site.server.ts';

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
  if (!link || !(await isSecretOf(link, secret))) return { state: 'invalid' };
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
