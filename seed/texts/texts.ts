import { textDocumentId, textKeys, type TextKey } from 'schemas/text-keys.ts';
import type { SeededText } from '../document.ts';
import { localizedText, type Translations } from '../localized.ts';
import { englishTexts } from './en.ts';
import { frenchTexts } from './fr.ts';
import { dutchTexts } from './nl.ts';

const translations: Translations<Record<TextKey, string>> = {
  nl: dutchTexts,
  fr: frenchTexts,
  en: englishTexts,
};

export const texts: SeededText[] = textKeys.map((key) => ({
  _id: textDocumentId(key),
  _type: 'interfaceText',
  key,
  value: localizedText({
    nl: translations.nl[key],
    fr: translations.fr[key],
    en: translations.en[key],
  }),
}));
