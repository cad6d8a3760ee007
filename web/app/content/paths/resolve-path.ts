import type { LanguageId } from 'schemas/languages.ts';
import type { PathTable, PathEntry } from './path-table.ts';
import { splitPath } from '../i18n/language.ts';
import { languagePath, pagePath } from './build-path.ts';

/** Tells a project from a property, also by a former path of the list of projects or its path in another language. */
export function isProjectAddress(table: PathTable, pathname: string): boolean {
  const { language, path } = splitPath(pathname, table.languages);
  if (path.startsWith('/project/')) return true;
  const list = resolvePath(table, `/${language ?? ''}/${path.split('/')[1] ?? ''}/`);
  const found = list.outcome === 'moved' ? resolvePath(table, list.to) : list;
  return found.outcome === 'page' && found.entry.kind === 'project-list';
}

export type ResolvedPath =
  | { outcome: 'page'; language: LanguageId; entry: PathEntry }
  | { outcome: 'moved'; to: string; status: 301 | 302 }
  | { outcome: 'choose-language'; entry: PathEntry }
  | { outcome: 'not-found'; language: LanguageId | undefined };

export function resolvePath(table: PathTable, pathname: string): ResolvedPath {
  const { language, path } = splitPath(pathname, table.languages);
  const move = table.move(language ? languagePath(language, path) : path);
  if (move) return { outcome: 'moved', ...move };
  if (!language) {
    const entry = table.byAnyPath(path);
    return entry ? { outcome: 'choose-language', entry } : { outcome: 'not-found', language };
  }
  const own = table.byPath(language, path);
  if (own) {
    const canonical = languagePath(language, path);
    return canonical === pathname
      ? { outcome: 'page', language, entry: own }
      : { outcome: 'moved', to: canonical, status: 301 };
  }
  const foreign = table.byAnyPath(path);
  const to = foreign && pagePath(foreign, language);
  return to ? { outcome: 'moved', to, status: 301 } : { outcome: 'not-found', language };
}
