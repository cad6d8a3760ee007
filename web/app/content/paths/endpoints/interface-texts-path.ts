import type { LanguageId } from 'schemas/languages.ts';

/** Serves the texts that islands use in one language. The version changes with them, so browsers may store them. */
export function interfaceTextsPath(language: LanguageId, version: string): string {
  return `/api/interface-texts?language=${language}&version=${version}`;
}
