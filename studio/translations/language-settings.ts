import { defaultLanguage, type LanguageId } from 'schemas/languages.ts';
import { createContext, use } from 'react';

type LanguageSettings = {
  /** The languages visitors get. */
  enabledLanguages: readonly LanguageId[];
  /** True when a document with a gap in one of them must not be published. */
  blocksIncomplete: boolean;
  /** True until the dataset has answered; only the default language counts as enabled so long. */
  isLoading: boolean;
};

export const LanguageSettingsContext = createContext<LanguageSettings>({
  enabledLanguages: [defaultLanguage],
  blocksIncomplete: false,
  isLoading: true,
});

/** What the published site settings say about languages. */
export function useLanguageSettings(): LanguageSettings {
  return use(LanguageSettingsContext);
}
