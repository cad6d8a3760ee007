import { type LanguageId, languages } from 'schemas/languages.ts';
import { textDocumentId, type TextKey, textKeys } from 'schemas/text-keys.ts';
import type { SeededText } from '../../builders/document.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import dutch from './nl.json' with { type: 'json' };

/** Covers every known language, offered or not, so that an editor can enable any of them. */
export const translations: Readonly<Record<LanguageId, Readonly<Record<TextKey, string>>>> = {
  nl: dutch,
  fr: french,
  en: english,
  de: german,
};

export const texts: SeededText[] = textKeys.map((key) => ({
  _id: textDocumentId(key),
  _type: 'interfaceText',
  key,
  value: languages.map(({ id }) => ({
    _type: 'internationalizedArrayTextValue',
    _key: id,
    language: id,
    value: translations[id][key],
  })),
}));
