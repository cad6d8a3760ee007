import type { LanguageId } from 'schemas/languages.ts';
import { languagePath, pagePath } from './build-path.ts';
import type { PathEntry, PathTable } from './path-table.ts';
import { splitPath } from '../i18n/split-path.ts';

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
