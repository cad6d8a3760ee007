import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import type { Texts } from '../cms/content.ts';
import { languageTag } from './language.ts';
import { type PackedTexts, unpackTexts } from './packed-texts.ts';
import type { ClientTextName } from './client-texts.server.ts';
import { createTranslate, type Translate } from './translate.ts';

export type ClientTranslate = Translate<ClientTextName>;

/** As they came: a packed string is equal from one render to the next. */
export type PageTexts = { language: LanguageId; texts: Texts | PackedTexts };

type Language = PageTexts & { t: ClientTranslate };

const LanguageContext = createContext<Language | undefined>(undefined);

export function TextProvider({ language, texts, children }: PageTexts & { children: ReactNode }) {
  const value = useMemo(() => {
    const unpacked = typeof texts === 'string' ? unpackTexts(texts) : texts;
    return { language, texts, t: createTranslate(unpacked, languageTag(language)) };
  }, [language, texts]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

export function usePageTexts(): Language {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('This component needs a TextProvider above it.');
  return value;
}

export function useLanguage(): LanguageId {
  return usePageTexts().language;
}

export function useText(): ClientTranslate {
  return usePageTexts().t;
}
