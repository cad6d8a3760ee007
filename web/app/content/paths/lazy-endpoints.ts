import type { LanguageId } from 'schemas/languages.ts';

type SuggestionsQuery = { text: string; goal?: 'sale' | 'rent' | undefined };

/** Spells equal texts alike, so that caches hold one response for them. */
export function suggestionsPath(language: LanguageId, { text, goal }: SuggestionsQuery): string {
  const q = text.replace(/\s+/g, ' ').trim().toLowerCase();
  const search = new URLSearchParams({ ...(q && { q }), ...(goal && { goal }) }).toString();
  return `/suggestions/${language}${search && `?${search}`}`;
}

export type ListPositionQuery = {
  id: string;
  language: LanguageId;
  goal: 'sale' | 'rent';
  /** The query string of the list, with its question mark unless it is empty. */
  list: string;
};

export function listPositionPath({ id, language, goal, list }: ListPositionQuery): string {
  return `/api/list-position?${new URLSearchParams({ id, language, goal, list }).toString()}`;
}
