import type { LanguageId } from 'schemas/languages.ts';
import { languagePath, pagePath, shortPropertyPath } from '../paths/build-path.ts';
import type { PathTable } from '../paths/path-table.ts';
import { safeLink } from './safe-link.ts';

export type LinkTarget = { pageId: string | null; property: string | null; url: string | null };

type ContentLink = (LinkTarget & { label: string | null }) | null;

export function entryPath(paths: PathTable, id: string, language: LanguageId): string | undefined {
  const entry = paths.byId(id);
  return entry && pagePath(entry, language);
}

/** Undefined when visitors can reach no such page, or the address could run script. */
export function targetPath(
  paths: PathTable,
  { pageId, property, url }: LinkTarget,
  language: LanguageId,
): string | undefined {
  if (pageId) return entryPath(paths, pageId, language);
  return property ? `${languagePath(language, shortPropertyPath(property))}/` : safeLink(url);
}

export function contentLink(
  paths: PathTable,
  link: ContentLink,
  language: LanguageId,
): { href: string; label: string } | undefined {
  const href = link ? targetPath(paths, link, language) : undefined;
  if (!link || !href) return undefined;
  const title = link.pageId ? paths.byId(link.pageId)?.titles[language] : undefined;
  return { href, label: link.label ?? title ?? href };
}
