import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import { languageTag } from './language.ts';
import { seededTexts } from './seeded-texts.ts';
import { TextProvider } from './text.tsx';
import { createTranslate, type Translate } from './translate.ts';

export type TestLanguage = Extract<LanguageId, 'nl' | 'fr' | 'en'>;

export const testLanguages: readonly TestLanguage[] = ['nl', 'fr', 'en'];

export function seededTranslate(language: TestLanguage): Translate {
  return createTranslate(seededTexts[language], languageTag(language));
}

export function renderInLanguage(language: TestLanguage, children: ReactNode): string {
  return renderToStaticMarkup(
    <TextProvider language={language} texts={seededTexts[language]}>
      {children}
    </TextProvider>,
  );
}
