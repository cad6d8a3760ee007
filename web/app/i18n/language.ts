import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import { splitPath } from '../paths/split-path.ts';

/** The language tag of a language for `lang` and `hreflang`, such as `nl-BE`. */
export function languageTag(id: LanguageId): string {
  return languages.find((language) => language.id === id)?.tag ?? id;
}

/** A language's name in that language, such as `Français`. */
export function languageName(id: LanguageId): string {
  return languages.find((language) => language.id === id)?.title ?? id;
}

/** The language a path names, or the default when it names none: what an error page can still know. */
export function languageOfPath(pathname: string): LanguageId {
  const known = languages.map((language) => language.id);
  return splitPath(pathname, known).language ?? defaultLanguage;
}
