import { type LanguageId, defaultLanguage, languages } from 'schemas/languages.ts';

type SplitPath = {
  language: LanguageId | undefined;
  /** Lower case, with a slash at both ends. */
  path: string;
};

export function splitPath(pathname: string, languages: readonly LanguageId[]): SplitPath {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const language = languages.find((id) => id === segments[0]);
  const rest = language ? segments.slice(1) : segments;
  return { language, path: rest.length > 0 ? `/${rest.join('/')}/` : '/' };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Groups thousands by the custom of the language, with a no-break space that every font has. */
export function formatNumber(value: number, tag: string): string {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value).replaceAll('\u202f', '\u00a0');
}

export function languageTag(id: LanguageId): string {
  return languages.find((language) => language.id === id)?.tag ?? id;
}

/** The `lang` of a text where the page around it is in another language. */
export function langOf(written: LanguageId, shown: LanguageId): string | undefined {
  return written === shown ? undefined : languageTag(written);
}

export function langOfContent(isUntranslated: boolean, shown: LanguageId): string | undefined {
  return isUntranslated ? langOf(defaultLanguage, shown) : undefined;
}

export function sharedLocale(id: LanguageId): string | undefined {
  return languages.find((language) => language.id === id)?.shared;
}

export function languageOfPath(pathname: string): LanguageId {
  const known = languages.map((language) => language.id);
  return splitPath(pathname, known).language ?? defaultLanguage;
}
