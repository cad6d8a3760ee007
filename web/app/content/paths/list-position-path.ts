import type { LanguageId } from 'schemas/languages.ts';

export type ListPositionQuery = {
  id: string;
  language: LanguageId;
  goal: 'sale' | 'rent';
  /** The query string of the list, with its question mark unless it is empty. */
  list: string;
};

/** Serves the place of a property in a list, the same for every visitor. */
export function listPositionPath({ id, language, goal, list }: ListPositionQuery): string {
  return `/api/list-position?${new URLSearchParams({ id, language, goal, list }).toString()}`;
}
