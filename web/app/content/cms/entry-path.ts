import type { LanguageId } from 'schemas/languages.ts';
import { pagePath } from '../paths/build-path.ts';
import type { PathTable } from '../paths/path-table.ts';
import { safeLink } from './safe-link.ts';

type ContentLink = { label: string | null; url: string | null; pageId: string | null } | null;

export function entryPath(paths: PathTable, id: string, language: LanguageId): string | undefined {
  const entry = paths.byId(id);
  return entry && pagePath(entry, language);
}

export function contentLink(
  paths: PathTable,
  link: ContentLink,
  language: LanguageId,
): { href: string; label: string } | undefined {
  if (!link) return undefined;
  const { label, url, pageId } = link;
  const href = pageId ? entryPath(paths, pageId, language) : safeLink(url);
  if (!href) return undefined;
  const title = pageId ? paths.byId(pageId)?.titles[language] : undefined;
  return { href, label: label ?? title ?? href };
}
