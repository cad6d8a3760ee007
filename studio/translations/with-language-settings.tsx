import { defaultLanguage, isLanguageId } from 'schemas/languages.ts';
import { useMemo } from 'react';
import type { LayoutProps } from 'sanity';
import { useContent } from '../content/use-content.ts';
import { LanguageSettingsContext } from './language-settings.ts';

type StoredSettings = { enabledLanguages?: string[] | null };

const query = '*[_id == "site-settings"] { enabledLanguages }';

/** Loads the language settings once for the whole Studio. */
export function WithLanguageSettings(props: LayoutProps) {
  const stored = useContent(query) as StoredSettings[] | undefined;
  const settings = useMemo(
    () => ({
      enabledLanguages: stored?.[0]?.enabledLanguages?.filter(isLanguageId) ?? [defaultLanguage],
      isLoading: stored === undefined,
    }),
    [stored],
  );
  return <LanguageSettingsContext value={settings}>{props.renderDefault(props)}</LanguageSettingsContext>;
}
