import type {
  InternationalizedArrayRichText,
  InternationalizedArrayString,
  InternationalizedArrayTable,
  InternationalizedArrayText,
  RichText,
} from 'schemas/generated/content.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { frenchSpaces, frenchSpacesIn } from './french-spaces.ts';

/** Languages of the sample content, enabled on a new site. Interface texts exist in every known language. */
export const seededLanguages = ['nl', 'fr', 'en'] as const satisfies LanguageId[];

export type SeededLanguage = (typeof seededLanguages)[number];

export type Translations<Value> = Record<SeededLanguage, Value>;

/** Binds the name of the agency, which no line breaks apart. */
const bound = (text: string) => text.replaceAll('Huis & Haard', 'Huis\u00a0&\u00a0Haard');

function items<Type extends string, Value>(
  _type: Type,
  translations: Translations<Value>,
  inFrench: (value: Value) => Value,
) {
  return seededLanguages.map((language) => ({
    _type,
    _key: language,
    language,
    value: language === 'fr' ? inFrench(translations.fr) : translations[language],
  }));
}

export function localizedString(translations: Translations<string>): InternationalizedArrayString {
  return items('internationalizedArrayStringValue', translations, frenchSpaces);
}

export function localizedText(translations: Translations<string>): InternationalizedArrayText {
  const { nl, fr, en } = translations;
  const texts = { nl: bound(nl), fr: bound(fr), en: bound(en) };
  return items('internationalizedArrayTextValue', texts, frenchSpaces);
}

export function localizedRichText(translations: Translations<RichText>): InternationalizedArrayRichText {
  return items('internationalizedArrayRichTextValue', translations, frenchSpacesIn);
}

/** A table per language; its rows are lists of cells. */
export function localizedTable(translations: Translations<string[][]>): InternationalizedArrayTable {
  const tables = items('internationalizedArrayTableValue', translations, (rows) =>
    rows.map((cells) => cells.map(frenchSpaces)),
  );
  return tables.map(({ value, ...item }) => ({
    ...item,
    value: value.map((cells, index) => ({ _type: 'tableRow', _key: `r${index + 1}`, cells })),
  }));
}
