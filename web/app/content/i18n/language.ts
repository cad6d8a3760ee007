import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import { splitPath } from './split-path.ts';

export function languageTag(id: LanguageId): string {
  return languages.find((language) => language.id === id)?.tag ?? id;
}

/** The locale of a link that is shared on a social network. */
export function sharedLocale(id: LanguageId): string | undefined {
  return languages.find((language) => language.id === id)?.shared;
}

export function languageName(id: LanguageId): string {
  return languages.find((language) => language.id === id)?.title ?? id;
}

/** Returns the default when the path names none. */
export function languageOfPath(pathname: string): LanguageId {
  const known = languages.map((language) => language.id);
  return splitPath(pathname, known).language ?? defaultLanguage;
}
