import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { createContext, use } from 'react';

type LanguageSettings = {
  enabledLanguages: readonly LanguageId[];
  /** True while the settings load; only the default language is enabled until then. */
  isLoading: boolean;
};

export const LanguageSettingsContext = createContext<LanguageSettings>({
  enabledLanguages: [defaultLanguage],
  isLoading: true,
});

export function useLanguageSettings(): LanguageSettings {
  return use(LanguageSettingsContext);
}
