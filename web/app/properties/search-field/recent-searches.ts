import type { LanguageId } from 'schemas/languages.ts';
import { mayUse } from '../../consent/consent.ts';
import { ownPath } from '../../content/paths/own-path.ts';
import { readStored, store } from '../../ui/browser/storage.ts';
import { searchesKey } from './forget-searches.ts';

export type RecentSearch = { label: string; href: string; language: LanguageId };

const most = 5;

function isSearch(entry: unknown): entry is RecentSearch {
  const { label, href, language } = (entry ?? {}) as Partial<Record<string, unknown>>;
  return (
    [label, href, language].every((part) => typeof part === 'string') && ownPath(String(href)) !== undefined
  );
}

function readAll(): RecentSearch[] {
  const list = readStored('localStorage', searchesKey);
  return Array.isArray(list) ? list.filter(isSearch) : [];
}

/** Empty without consent. */
export function recentSearches(language: LanguageId): RecentSearch[] {
  if (!mayUse('preferences')) return [];
  return readAll().filter((search) => search.language === language);
}

export function rememberSearch(search: RecentSearch): void {
  if (!mayUse('preferences') || search.label.trim() === '') return;
  const others = readAll().filter(({ href }) => href !== search.href);
  store('localStorage', searchesKey, JSON.stringify([search, ...others].slice(0, most)));
}
