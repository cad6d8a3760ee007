/**
 * The only list of languages, in the order of the language switcher. The site settings enable some of them. The locale of
 * shared links is one of those that social networks know, which is not always Belgian.
 */
export const languages = [
  { id: 'nl', title: 'Nederlands', tag: 'nl-BE', shared: 'nl_BE' },
  { id: 'fr', title: 'Français', tag: 'fr-BE', shared: 'fr_FR' },
  { id: 'en', title: 'English', tag: 'en', shared: 'en_GB' },
  { id: 'de', title: 'Deutsch', tag: 'de-BE', shared: 'de_DE' },
] as const;

export type Language = (typeof languages)[number];

/** The short code used in paths and in stored content, such as `nl`. */
export type LanguageId = Language['id'];

/** Always enabled, and the fallback for every translation that is missing. */
export const defaultLanguage = 'nl' satisfies LanguageId;

/** Options of a language field in the Studio. */
export const languageChoices = languages.map(({ id, title }) => ({ title, value: id }));

/** True for the code of a known language, whether or not the site settings enable it. */
export function isLanguageId(value: unknown): value is LanguageId {
  return languages.some((language) => language.id === value);
}

/** A language's own name, such as `Français`; an unknown code is returned as it is. */
export function languageTitle(id: unknown): string {
  return languages.find((language) => language.id === id)?.title ?? String(id);
}

/** The locale of dates and lists: Belgian custom in every language, so English days read `20 November 2026`. */
export function localeOf(id: LanguageId): string {
  return `${id}-BE`;
}
