import { languageTitle, type LanguageId } from '../languages.ts';
import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import { ruleSettings, type Asking } from './site-content.ts';

/** The enabled languages that a text lacks. A text that nobody has begun lacks none: it may stay empty. */
export function missingLanguages(value: unknown, enabled: readonly LanguageId[]): LanguageId[] {
  const items = Array.isArray(value) ? (value as Localized<unknown>) : [];
  const missing = enabled.filter((language) => !isFilled(inLanguage(items, language)));
  return missing.length === enabled.length ? [] : missing;
}

/** Warns about a text that an enabled language lacks. */
export async function translated(value: unknown, context: Asking): Promise<true | string> {
  const { enabledLanguages } = await ruleSettings(context);
  const missing = missingLanguages(value, enabledLanguages);
  return missing.length === 0 || `Still to be written in ${missing.map(languageTitle).join(' and ')}.`;
}
