import type { LanguageId } from 'schemas/languages.ts';

export type ListPositionQuery = {
  id: string;
  language: LanguageId;
  goal: 'sale' | 'rent';
  /** The query string of the list, with its question mark unless it is empty. */
  list: string;
};

/** A file of its own, because a page of a property fetches it before the first touch. */
export function listPositionPath({ id, language, goal, list }: ListPositionQuery): string {
  return `/api/list-position?${new URLSearchParams({ id, language, goal, list }).toString()}`;
}
