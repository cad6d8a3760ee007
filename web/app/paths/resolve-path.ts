import type { LanguageId } from 'schemas/languages.ts';
import { pagePath } from './build-path.ts';
import type { PathEntry, PathTable } from './path-table.ts';
import { splitPath } from './split-path.ts';

export type ResolvedPath =
  | { outcome: 'page'; language: LanguageId; entry: PathEntry }
  /** The page is known and its address is another one, for good. */
  | { outcome: 'moved'; to: string }
  /** The page is known and the visitor's language decides which address. */
  | { outcome: 'choose-language'; entry: PathEntry }
  | { outcome: 'not-found'; language: LanguageId | undefined };

/** Finds what a URL's path stands for. The path is to be decoded from its percent signs. */
export function resolvePath(table: PathTable, pathname: string): ResolvedPath {
  const { language, path } = splitPath(pathname, table.languages);
  if (!language) {
    const entry = table.byAnyPath(path);
    return entry ? { outcome: 'choose-language', entry } : { outcome: 'not-found', language };
  }
  const own = table.byPath(language, path);
  if (own) {
    const canonical = `/${language}${path}`;
    return canonical === pathname
      ? { outcome: 'page', language, entry: own }
      : { outcome: 'moved', to: canonical };
  }
  const foreign = table.byAnyPath(path);
  const to = foreign && pagePath(foreign, language);
  return to ? { outcome: 'moved', to } : { outcome: 'not-found', language };
}
