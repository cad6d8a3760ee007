import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import english from '../../../../seed/starter/texts/en.json' with { type: 'json' };
import french from '../../../../seed/starter/texts/fr.json' with { type: 'json' };
import dutch from '../../../../seed/starter/texts/nl.json' with { type: 'json' };
import type { Texts } from '../cms/content.ts';
import { languageTag } from './language.ts';
import { TextProvider } from './text.tsx';
import { createTranslate, type Translate } from './translate.ts';

export type TestLanguage = Extract<LanguageId, 'nl' | 'fr' | 'en'>;

export const testLanguages: readonly TestLanguage[] = ['nl', 'fr', 'en'];

/** The texts that a site starts with. */
export const seededTexts: Readonly<Record<TestLanguage, Texts>> = { nl: dutch, fr: french, en: english };

export function seededTranslate(language: TestLanguage): Translate {
  return createTranslate(seededTexts[language], languageTag(language));
}

/** The markup of components with the seeded texts. */
export function renderInLanguage(language: TestLanguage, children: ReactNode): string {
  return renderToStaticMarkup(
    <TextProvider language={language} texts={seededTexts[language]}>
      {children}
    </TextProvider>,
  );
}
