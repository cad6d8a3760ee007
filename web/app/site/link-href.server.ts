import type { LanguageId } from 'schemas/languages.ts';
import { safeLink } from '../content/cms/safe-link.ts';
import type { Site } from '../content/cms/site.server.ts';
import { pagePath } from '../content/paths/build-path.ts';

type StoredLink = { pageId: string | null; url: string | null } | null;

/** Resolves an editor's link to a page path or a safe URL; undefined when visitors can reach neither. */
export function linkHref(site: Site, language: LanguageId, link: StoredLink): string | undefined {
  if (!link?.pageId) return safeLink(link?.url);
  const entry = site.paths.byId(link.pageId);
  return entry && pagePath(entry, language);
}
