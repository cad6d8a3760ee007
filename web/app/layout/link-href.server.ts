import type { LanguageId } from 'schemas/languages.ts';
import { safeLink } from '../cms/safe-link.ts';
import type { Site } from '../cms/site.server.ts';
import { pagePath } from '../paths/build-path.ts';

type StoredLink = { pageId: string | null; url: string | null } | null;

/** Where an editor's link leads: to its page, else to its address; undefined when a visitor can go to neither. */
export function linkHref(site: Site, language: LanguageId, link: StoredLink): string | undefined {
  if (!link?.pageId) return safeLink(link?.url);
  const entry = site.paths.byId(link.pageId);
  return entry && pagePath(entry, language);
}
