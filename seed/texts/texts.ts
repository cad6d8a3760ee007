import { textDocumentId, textKeys, type TextKey } from 'schemas/text-keys.ts';
import type { SeededText } from '../document.ts';
import { localizedText, type Translations } from '../localized.ts';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import dutch from './nl.json' with { type: 'json' };

const translations: Translations<Record<TextKey, string>> = { nl: dutch, fr: french, en: english };

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
