import { defaultLanguage, isLanguageId, type LanguageId } from 'schemas/languages.ts';
import { useContent } from '../content/use-content.ts';

type StoredSettings = { enabledLanguages?: string[] | null; incompleteTranslations?: string | null };

type LanguageSettings = {
  /** The languages visitors get. */
  enabledLanguages: LanguageId[];
  /** True when a document with a gap in one of them must not be published. */
  blocksIncomplete: boolean;
  /** True until the dataset has answered; only the default language counts as enabled so long. */
  isLoading: boolean;
};

const query = '*[_id == "site-settings"] { enabledLanguages, incompleteTranslations }';

/** What the published site settings say about languages. */
export function useLanguageSettings(): LanguageSettings {
  const stored = useContent(query) as StoredSettings[] | undefined;
  const settings = stored?.[0];
  return {
    enabledLanguages: settings?.enabledLanguages?.filter(isLanguageId) ?? [defaultLanguage],
    blocksIncomplete: settings?.incompleteTranslations === 'block',
    isLoading: stored === undefined,
  };
}
