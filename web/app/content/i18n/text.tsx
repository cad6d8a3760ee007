import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import type { Texts } from '../cms/content.ts';
import { languageTag } from './language.ts';
import type { ClientTextName } from './client-texts.server.ts';
import { createTranslate, type Translate } from './translate.ts';

export type ClientTranslate = Translate<ClientTextName>;

type Language = { language: LanguageId; t: ClientTranslate };

const LanguageContext = createContext<Language | undefined>(undefined);

type TextProviderProps = { language: LanguageId; texts: Texts; children: ReactNode };

export function TextProvider({ language, texts, children }: TextProviderProps) {
  const value = useMemo(
    () => ({ language, t: createTranslate(texts, languageTag(language)) }),
    [language, texts],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

function useLanguageContext(): Language {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('This component needs a TextProvider above it.');
  return value;
}

export function useLanguage(): LanguageId {
  return useLanguageContext().language;
}

export function useText(): ClientTranslate {
  return useLanguageContext().t;
}
