import type { LanguageId } from 'schemas/languages.ts';

// Comes with every page: an endpoint that only one feature's script asks for has a file of its own.

/** Serves the row of properties viewed last as markup, the same for every visitor who viewed these. */
export function propertyCardsPath(ids: readonly string[], language: LanguageId): string {
  return `/api/property-cards?ids=${ids.join()}&language=${language}`;
}

export function cardPicturesPath(id: string, language: LanguageId): string {
  return `/api/card-pictures?id=${id}&language=${language}`;
}

/** Serves the texts that islands use in one language. The version changes with them, so browsers may store them. */
export function interfaceTextsPath(language: LanguageId, version: string): string {
  return `/api/interface-texts?language=${language}&version=${version}`;
}

export const interestPath = '/api/interest';

export const sentInterests = ['favourite', 'share'] as const;

export const livenessPath = '/api/health/live';

/** Responds 200 as long as the site can serve visitors, else 503. */
export const readinessPath = '/api/health/ready';

/** Serves the consent dialogs as markup. The version is that of their text, so no cache gives an older one. */
export function consentPath(language: LanguageId, textVersion: string): string {
  return `/api/consent?language=${language}&version=${encodeURIComponent(textVersion)}`;
}
