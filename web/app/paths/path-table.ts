import type { LanguageId } from 'schemas/languages.ts';
import type { PageKind } from 'schemas/page-kinds.ts';

export type PerLanguage<Value> = Partial<Record<LanguageId, Value>>;

/** A public page as links need it. A path stands below its language and starts and ends with a slash. */
export type PathEntry = {
  id: string;
  kind: PageKind;
  paths: PerLanguage<string>;
  titles: PerLanguage<string>;
};

/** Every public page by id, by kind and by path; a lookup costs no scan. */
export type PathTable = {
  /** The enabled languages, the default one first. */
  languages: readonly LanguageId[];
  byId: (id: string) => PathEntry | undefined;
  /** The first page of a kind, such as the one list of properties for sale. */
  byKind: (kind: PageKind) => PathEntry | undefined;
  byPath: (language: LanguageId, path: string) => PathEntry | undefined;
  /** The page that has this path in some language, whatever the language. */
  byAnyPath: (path: string) => PathEntry | undefined;
};

export function createPathTable(entries: readonly PathEntry[], languages: readonly LanguageId[]): PathTable {
  const byId = new Map<string, PathEntry>();
  const byKind = new Map<PageKind, PathEntry>();
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
  return {
    languages,
    byId: (id) => byId.get(id),
    byKind: (kind) => byKind.get(kind),
    byPath: (language, path) => byPath.get(`${language}${path}`),
    byAnyPath: (path) => byAnyPath.get(path),
  };
}
