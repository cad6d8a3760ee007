import type {
  InternationalizedArrayRichText,
  InternationalizedArrayString,
  InternationalizedArrayTable,
  InternationalizedArrayText,
  RichText,
} from 'schemas/generated/content.ts';
import { type LanguageId, languages } from 'schemas/languages.ts';
import { type Part, richText } from './rich-text.ts';

/** French puts a space before its two-part signs and inside its quotation marks; lines never break there. */
function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
}

function frenchSpacesIn(text: RichText): RichText {
  return text.map((part) => {
    if (part._type === 'textPicture')
      return { ...part, alt: frenchSpaces(part.alt ?? ''), caption: frenchSpaces(part.caption ?? '') };
    return {
      ...part,
      ...(part.children && {
        children: part.children.map((span) => ({ ...span, text: frenchSpaces(span.text ?? '') })),
      }),
    };
  });
}

/** Languages in which every text is written; texts of the starter exist in German too. */
export const seededLanguages = ['nl', 'fr', 'en'] as const satisfies LanguageId[];

export type Translations<Value> = Record<(typeof seededLanguages)[number], Value> & { de?: Value };

function items<Type extends string, Value>(
  _type: Type,
  translations: Translations<Value>,
  inFrench: (value: Value) => Value,
) {
  return languages.flatMap(({ id }) => {
    const value = translations[id];
    if (value === undefined) return [];
    return [{ _type, _key: id, language: id, value: id === 'fr' ? inFrench(value) : value }];
  });
}

export function localizedString(translations: Translations<string>): InternationalizedArrayString {
  return items('internationalizedArrayStringValue', translations, frenchSpaces);
}

export function localizedText(translations: Translations<string>): InternationalizedArrayText {
  return items('internationalizedArrayTextValue', translations, frenchSpaces);
}

export function localizedRichText(translations: Translations<RichText>): InternationalizedArrayRichText {
  return items('internationalizedArrayRichTextValue', translations, frenchSpacesIn);
}

export function localizedParts({
  nl,
  fr,
  en,
  de,
}: Translations<readonly Part[]>): InternationalizedArrayRichText {
  return localizedRichText({
    nl: richText(...nl),
    fr: richText(...fr),
    en: richText(...en),
    ...(de && { de: richText(...de) }),
  });
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
