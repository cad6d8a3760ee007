import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { languagePath, pagePath } from './build-path.ts';
import { ownPath, redirectTarget } from './own-path.ts';
import type { LivePaths, Move, PathEntry, Redirect, Redirects } from './path-table.ts';
import { splitPath } from '../i18n/language.ts';

type Moves = Map<string, Move>;

/** Resolves chains to their end and drops loops. A live page is redirected by its own field only. */
export function createMoves(live: LivePaths, entries: readonly PathEntry[], redirects: Redirects): Moves {
  const wanted: Moves = new Map();
  const add = (path: string, to: string | undefined, status: Move['status']) => {
    if (to !== undefined && !wanted.has(path)) wanted.set(path, { to, status });
  };
  for (const { path, to } of pageRedirects(live, entries, redirects.allowedHosts)) add(path, to, 302);
  for (const redirect of redirects.list) {
    const path = canonicalPath(live, redirect.from);
    if (path === undefined || isLive(live, path)) continue;
    add(path, targetOf(live, redirect, path, redirects.allowedHosts), redirect.isPermanent ? 301 : 302);
  }
  for (const entry of entries) {
    for (const { language, path } of entry.formerPaths ?? []) {
      const former = canonicalPath(live, languagePath(language, path));
      if (former !== undefined && !isLive(live, former)) add(former, pagePath(entry, language), 301);
    }
  }
  const settled = [...wanted.keys()].map((path) => [path, settle(live, wanted, path)] as const);
  return new Map(settled.filter((pair): pair is [string, Move] => pair[1] !== undefined));
}

function pageRedirects(live: LivePaths, entries: readonly PathEntry[], hosts: readonly string[]) {
  return entries.flatMap(({ id, redirectTo, paths }) => {
    const to = redirectTo && redirectTarget(redirectTo, hosts);
    if (!to) return [];
    return live.languages.flatMap((language) => {
      const path = paths[language];
      const isShown = path && live.byPath(language, path)?.id === id;
      return isShown ? [{ path: languagePath(language, path), to }] : [];
    });
  });
}

function targetOf(live: LivePaths, { pageId, url }: Redirect, from: string, hosts: readonly string[]) {
  const entry = pageId === undefined ? undefined : live.byId(pageId);
  if (entry) return pathIn(live, entry, languageOf(live, from));
  return url === undefined ? undefined : redirectTarget(url, hosts);
}

function pathIn(live: LivePaths, entry: PathEntry, language: LanguageId): string | undefined {
  const paths = [language, ...live.languages].map((candidate) => pagePath(entry, candidate));
  return paths.find((path) => path !== undefined);
}

function languageOf(live: LivePaths, path: string): LanguageId {
  return splitPath(path, live.languages).language ?? defaultLanguage;
}

function isLive(live: LivePaths, canonical: string): boolean {
  const { language, path } = splitPath(canonical, live.languages);
  return language !== undefined && live.byPath(language, path) !== undefined;
}

function canonicalPath(live: LivePaths, address: string): string | undefined {
  const own = ownPath(address);
  if (own === undefined) return undefined;
  const { language, path } = splitPath(own.replace(/[?#].*$/, ''), live.languages);
  return language ? languagePath(language, path) : path;
}

function settle(live: LivePaths, wanted: Moves, start: string): Move | undefined {
  const visited = new Set([start]);
  let move = wanted.get(start);
  while (move) {
    const path = canonicalPath(live, move.to);
    if (path === undefined) return move;
    if (visited.has(path)) return undefined;
    visited.add(path);
    const rest = /[?#].*$/.exec(move.to)?.[0] ?? '';
    const next = wanted.get(path);
    if (next) {
      move = { to: next.to, status: move.status === 301 ? next.status : 302 };
    } else if (isLive(live, path)) {
      return { ...move, to: `${path}${rest}` };
    } else {
      const { language = languageOf(live, start), path: below } = splitPath(path, live.languages);
      const entry = live.byAnyPath(below);
      if (!entry) return move;
      const to = pathIn(live, entry, language);
      move = to === undefined ? undefined : { ...move, to: `${to}${rest}` };
    }
  }
  return undefined;
}
