import type { LanguageId } from 'schemas/languages.ts';
import { mayUse } from '../consent/consent.ts';
import { ownPath } from '../paths/own-path.ts';
import { searchesKey } from './forget-searches.ts';

export type RecentSearch = { label: string; href: string; language: LanguageId };

const most = 5;

function parse(stored: string | null): RecentSearch[] {
  const list: unknown = JSON.parse(stored ?? '[]');
  if (!Array.isArray(list)) return [];
  return list.filter(
    ({ label, href, language }: Partial<Record<string, unknown>>) =>
      typeof label === 'string' && typeof language === 'string' && ownPath(String(href)) !== undefined,
  ) as RecentSearch[];
}

function readAll(): RecentSearch[] {
  try {
    return parse(localStorage.getItem(searchesKey));
  } catch {
    return [];
  }
}

/** Empty without consent. */
export function recentSearches(language: LanguageId): RecentSearch[] {
  if (!mayUse('preferences')) return [];
  return readAll().filter((search) => search.language === language);
}

export function rememberSearch(search: RecentSearch): void {
  if (!mayUse('preferences') || search.label.trim() === '') return;
  const others = readAll().filter(({ href }) => href !== search.href);
  try {
    localStorage.setItem(searchesKey, JSON.stringify([search, ...others].slice(0, most)));
  } catch {
    return;
  }
}
