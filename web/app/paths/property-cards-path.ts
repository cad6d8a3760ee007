import type { LanguageId } from 'schemas/languages.ts';

/** Serves the cards of a few properties as markup, the same for every visitor. */
export function propertyCardsPath(ids: readonly string[], language: LanguageId): string {
  return `/api/property-cards?ids=${ids.join()}&language=${language}`;
}
