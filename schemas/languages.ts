/**
 * Every language this product knows, in the order the language switcher shows them. The site settings decide
 * which of these visitors get; the default language is always among them.
 */
export const languages = [
  { id: 'nl', title: 'Nederlands', tag: 'nl-BE', isDefault: true },
  { id: 'fr', title: 'Français', tag: 'fr-BE', isDefault: false },
  { id: 'en', title: 'English', tag: 'en', isDefault: false },
  { id: 'de', title: 'Deutsch', tag: 'de-BE', isDefault: false },
] as const;

export type Language = (typeof languages)[number];

/** The short code that stands in paths and in stored content, such as `nl`. */
export type LanguageId = Language['id'];

export type DefaultLanguageId = Extract<Language, { isDefault: true }>['id'];

export const defaultLanguage: DefaultLanguageId = 'nl';

/** The languages as an editor chooses among them. */
export const languageChoices = languages.map(({ id, title }) => ({ title, value: id }));

/** True for the code of a known language, whether or not the site settings enable it. */
export function isLanguageId(value: unknown): value is LanguageId {
  return languages.some((language) => language.id === value);
}

/** What a language calls itself; a code nobody knows stands for itself. */
export function languageTitle(id: unknown): string {
  return languages.find((language) => language.id === id)?.title ?? String(id);
}
