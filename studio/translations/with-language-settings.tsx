import { defaultLanguage, type LanguageId, shownLanguages } from 'schemas/languages.ts';
import { createContext, use, useMemo } from 'react';
import { type LayoutProps, LoadingBlock, useFeatureEnabled } from 'sanity';
import { useContent } from '../content/use-content.ts';

type LanguageSettings = {
  enabledLanguages: readonly LanguageId[];
  /** True while the settings load; only the default language is enabled until then. */
  isLoading: boolean;
};

const LanguageSettingsContext = createContext<LanguageSettings>({
  enabledLanguages: [defaultLanguage],
  isLoading: true,
});

export function useLanguageSettings(): LanguageSettings {
  return use(LanguageSettingsContext);
}

type StoredSettings = { enabledLanguages?: unknown };

const query = '*[_id == "site-settings"] { enabledLanguages }';

/** Loads the language settings once for the whole Studio. */
export function WithLanguageSettings(props: LayoutProps) {
  // Sanity remounts the Studio once it knows the features of a project without comments, which loses what was typed.
  const { isLoading: isUnsettled } = useFeatureEnabled('studioComments');
  const stored = useContent(query) as StoredSettings[] | undefined;
  const settings = useMemo(
    () => ({
      enabledLanguages: shownLanguages(stored?.[0]?.enabledLanguages),
      isLoading: stored === undefined,
    }),
    [stored],
  );
  return (
    <LanguageSettingsContext value={settings}>
      {isUnsettled ? <LoadingBlock /> : props.renderDefault(props)}
    </LanguageSettingsContext>
  );
}
