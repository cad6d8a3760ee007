import type { LanguageId } from 'schemas/languages.ts';

/** Serves the row of properties viewed last as markup, the same for every visitor who viewed these. */
export function propertyCardsPath(ids: readonly string[], language: LanguageId): string {
  return `/api/property-cards?ids=${ids.join()}&language=${language}`;
}

/** Serves the pictures of one card that follow its first, as JSON. */
export function cardPicturesPath(id: string, language: LanguageId): string {
  return `/api/card-pictures?id=${id}&language=${language}`;
}
