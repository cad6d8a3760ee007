import type { LanguageId } from 'schemas/languages.ts';
import { createMoves } from './moves.ts';
import type { EntryKind, LivePaths, PathEntry, PathTable, Redirects } from './path-table.ts';

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
