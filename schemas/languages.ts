import { homeCountry } from './country.ts';

/** Languages that the code supports. `shared` is a locale that social networks know, not always a Belgian one. */
const known = [
  { id: 'nl', title: 'Nederlands', tag: `nl-${homeCountry}`, shared: 'nl_BE' },
  { id: 'fr', title: 'Français', tag: `fr-${homeCountry}`, shared: 'fr_FR' },
  { id: 'en', title: 'English', tag: 'en', shared: 'en_GB' },
  { id: 'de', title: 'Deutsch', tag: `de-${homeCountry}`, shared: 'de_DE' },
] as const;

export type Language = (typeof known)[number];

export type LanguageId = Language['id'];

/** Codes that data may use, whether of the agency or not. Marked as pure, so that browsers get no unused list. */
export const knownLanguages = /* @__PURE__ */ known.map(({ id }) => id);

const usual = 'nl,fr,en,de';

/**
 * The agency's languages in the order of the language switcher. The site settings enable some of them. Builds replace
 * the variable with its value.
 */
export const languages: readonly Language[] = (process.env.LANGUAGES || usual)
  .split(',')
  .flatMap((code) => known.filter(({ id }) => id === code));

/** Always enabled; the first fallback for missing texts. */
export const defaultLanguage: LanguageId = (languages[0] ?? known[0]).id;

/** Finds a text in the wanted language, else in the first of the agency's that has it, else in any. */
export function firstWritten<Text>(
  wanted: LanguageId,
  textIn: (language: LanguageId) => Text | undefined,
): Text | undefined {
  for (const language of [wanted, ...languages.map(({ id }) => id), ...knownLanguages]) {
    const text = textIn(language);
    if (text !== undefined) return text;
  }
  return undefined;
}

export const languageChoices = /* @__PURE__ */ languages.map(({ id, title }) => ({ title, value: id }));

/** True for any language of the agency, enabled in the site settings or not. */
export function isLanguageId(value: unknown): value is LanguageId {
  return languages.some((language) => language.id === value);
}

/** Languages that visitors see, in the agency's order: the default one and those that the settings enable. */
export function shownLanguages(enabled: unknown): LanguageId[] {
  const stored: readonly unknown[] = Array.isArray(enabled) ? enabled : [];
  return languages.map(({ id }) => id).filter((id) => id === defaultLanguage || stored.includes(id));
}

/** A language's own name, such as `Français`; returns an unknown code unchanged. */
export function languageTitle(id: unknown): string {
  return known.find((language) => language.id === id)?.title ?? String(id);
}

/** Locale of dates and lists: Belgian in every language, so English dates read `20 November 2026`. */
export function localeOf(id: LanguageId): string {
  return `${id}-${homeCountry}`;
}
