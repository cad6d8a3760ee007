import { languageTitle, type LanguageId } from '../languages.ts';
import { inLanguage, isFilled, type Localized } from '../fields/localized.ts';
import { ruleSettings, type RuleContext } from './site-content.ts';

/** Enabled languages without a translation; none for a text that is empty in every language. */
export function missingLanguages(value: unknown, enabled: readonly LanguageId[]): LanguageId[] {
  const items = Array.isArray(value) ? (value as Localized<unknown>) : [];
  const missing = enabled.filter((language) => !isFilled(inLanguage(items, language)));
  return missing.length === enabled.length ? [] : missing;
}

export async function translated(value: unknown, context: RuleContext): Promise<true | string> {
  const { enabledLanguages } = await ruleSettings(context);
  const missing = missingLanguages(value, enabledLanguages);
  return missing.length === 0 || `Not yet written in ${missing.map(languageTitle).join(', ')}.`;
}
