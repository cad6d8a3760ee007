import { homeCountry } from './country.ts';

/** Languages that the code knows. The locale of shared links is one of those that social networks know, not always Belgian. */
const known = [
  { id: 'nl', title: 'Nederlands', tag: `nl-${homeCountry}`, shared: 'nl_BE' },
  { id: 'fr', title: 'Français', tag: `fr-${homeCountry}`, shared: 'fr_FR' },
  { id: 'en', title: 'English', tag: 'en', shared: 'en_GB' },
  { id: 'de', title: 'Deutsch', tag: `de-${homeCountry}`, shared: 'de_DE' },
] as const;

export type Language = (typeof known)[number];

export type LanguageId = Language['id'];

/** Codes that data may use, be they of the agency or not. Marked as pure, so that browsers get no unused list. */
export const knownLanguages = /* @__PURE__ */ known.map(({ id }) => id);

const usual = 'nl,fr,en,de';

/**
 * The agency's languages in its order, which is that of the language switcher. The site settings enable some of them.
 * Builds replace the variable by its value.
 */
export const languages: readonly Language[] = (process.env.LANGUAGES || usual)
  .split(',')
  .flatMap((code) => known.filter(({ id }) => id === code));

/** Always enabled, and the first fallback for every text that is missing. */
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

/** Options of a language field in the Studio. */
export const languageChoices = /* @__PURE__ */ languages.map(({ id, title }) => ({ title, value: id }));

/** True for the code of a language of the agency, whether or not the site settings enable it. */
export function isLanguageId(value: unknown): value is LanguageId {
  return languages.some((language) => language.id === value);
}

/** The languages that visitors see, in the agency's order: the default one and those that the stored settings enable. */
export function shownLanguages(enabled: unknown): LanguageId[] {
  const stored: readonly unknown[] = Array.isArray(enabled) ? enabled : [];
  return languages.map(({ id }) => id).filter((id) => id === defaultLanguage || stored.includes(id));
}

/** A language's own name, such as `Français`; an unknown code is returned as it is. */
export function languageTitle(id: unknown): string {
  return known.find((language) => language.id === id)?.title ?? String(id);
}

/** The locale of dates and lists: Belgian custom in every language, so English days read `20 November 2026`. */
export function localeOf(id: LanguageId): string {
  return `${id}-${homeCountry}`;
}
