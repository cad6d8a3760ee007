import type { LanguageId } from 'schemas/languages.ts';
import type { PageKind } from 'schemas/page-kinds.ts';
import { createMoves, type Move, type Redirect } from './moves.ts';

export type PerLanguage<Value> = Partial<Record<LanguageId, Value>>;

/** What can stand behind a path: a page of some kind, or an article that is a page of its own. */
export type EntryKind = PageKind | 'article';

/** A public page as links need it. A path stands below its language and starts and ends with a slash. */
export type PathEntry = {
  id: string;
  kind: EntryKind;
  paths: PerLanguage<string>;
  titles: PerLanguage<string>;
  /** What the way to a page says instead of its title. */
  breadcrumbs?: PerLanguage<string>;
  /** An address on another site, where the menu leads instead. */
  externalLink?: string | undefined;
  /** A path that leads here without a language, such as `/for-sale/`. */
  originalPath?: string | undefined;
  /** Where the page was before, for links that still lead there. */
  formerPaths?: readonly { language: LanguageId; path: string }[];
  /** An editor's address that this page sends its visitors on to. */
  redirectTo?: string | undefined;
};

/** What leads elsewhere besides the pages themselves. */
export type Redirects = { list: readonly Redirect[]; allowedHosts: readonly string[] };

/** Every public page by id, by kind and by path; a lookup costs no scan. */
export type PathTable = {
  /** The enabled languages, the default one first. */
  languages: readonly LanguageId[];
  byId: (id: string) => PathEntry | undefined;
  /** The first page of a kind, such as the one list of properties for sale. */
  byKind: (kind: EntryKind) => PathEntry | undefined;
  byPath: (language: LanguageId, path: string) => PathEntry | undefined;
  /** The page that has this path in some language or without one, whatever the language. */
  byAnyPath: (path: string) => PathEntry | undefined;
  /** Where an editor has moved a path to: lower case, a slash at both ends, its language first if it names one. */
  move: (path: string) => Move | undefined;
};

/** The table before anything has been moved. */
export type LivePaths = Omit<PathTable, 'move'>;

const noRedirects: Redirects = { list: [], allowedHosts: [] };

export function createPathTable(
  entries: readonly PathEntry[],
  languages: readonly LanguageId[],
  redirects: Redirects = noRedirects,
): PathTable {
  const live = createLivePaths(entries, languages);
  const moves = createMoves(live, entries, redirects);
  return { ...live, move: (path) => moves.get(path) };
}

function createLivePaths(entries: readonly PathEntry[], languages: readonly LanguageId[]): LivePaths {
  const byId = new Map<string, PathEntry>();
  const byKind = new Map<EntryKind, PathEntry>();
  const byPath = new Map<string, PathEntry>();
  const byAnyPath = new Map<string, PathEntry>();
  for (const entry of entries) {
    byId.set(entry.id, entry);
    if (!byKind.has(entry.kind)) byKind.set(entry.kind, entry);
    for (const language of languages) {
      const path = entry.paths[language];
      if (!path) continue;
      byPath.set(`${language}${path}`, entry);
      if (!byAnyPath.has(path)) byAnyPath.set(path, entry);
    }
  }
  for (const entry of entries) {
    const path = entry.originalPath;
    if (path && !byAnyPath.has(path)) byAnyPath.set(path, entry);
  }
  return {
    languages,
    byId: (id) => byId.get(id),
    byKind: (kind) => byKind.get(kind),
    byPath: (language, path) => byPath.get(`${language}${path}`),
    byAnyPath: (path) => byAnyPath.get(path),
  };
}
