import type { LanguageId } from 'schemas/languages.ts';

/** Serves the consent dialogs as markup. The version is that of their text, so no cache gives an older one. */
export function consentPath(language: LanguageId, textVersion: string): string {
  return `/api/consent?language=${language}&version=${encodeURIComponent(textVersion)}`;
}
