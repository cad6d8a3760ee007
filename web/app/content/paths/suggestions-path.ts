import type { LanguageId } from 'schemas/languages.ts';

type SuggestionsQuery = { text: string; goal?: 'sale' | 'rent' | undefined };

/** Spells equal texts alike, so that caches hold one response for them. */
export function suggestionsPath(language: LanguageId, { text, goal }: SuggestionsQuery): string {
  const q = text.replace(/\s+/g, ' ').trim().toLowerCase();
  const search = new URLSearchParams({ ...(q && { q }), ...(goal && { goal }) }).toString();
  return `/suggestions/${language}${search && `?${search}`}`;
}
