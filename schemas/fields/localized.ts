import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type SchemaTypeDefinition,
} from '@sanity/types';
import { defaultLanguage, languageTitle, type LanguageId } from '../languages.ts';
import { sibling } from './sibling.ts';

/** One translation as stored; a fresh item may lack its value. */
type LocalizedItem<Value> = { _key: string; language?: string; value?: Value };

/** A text in every language it has been written in. */
export type Localized<Value> = LocalizedItem<Value>[];

/** Picks one translation, or `undefined` when that language is missing or empty. */
export function inLanguage<Value>(
  value: Localized<Value> | undefined,
  language: LanguageId = defaultLanguage,
): Value | undefined {
  return value?.find((item) => item.language === language)?.value;
}

function hasWords(block: unknown): boolean {
  const children: unknown = sibling(block, 'children');
  return !Array.isArray(children) || children.some((span) => isFilled(sibling(span, 'text') ?? 'inline'));
}

/** True for a text with words in it, plain or formatted, and for anything else that is there, such as an image. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.some(hasWords) : value !== undefined && value !== null;
}

/** Validation of a localized field that every page needs: the default language is there. */
export function filledInDefaultLanguage(value: unknown): true | string {
  const items = Array.isArray(value) ? (value as Localized<unknown>) : [];
  return (
    isFilled(inLanguage(items)) ||
    `Fill in ${languageTitle(defaultLanguage)}: it is shown wherever a translation is missing.`
  );
}

/** What may be translated, as the language plugin of the studio wants it. */
export const localizedFieldTypes: FieldDefinition[] = [
  // Titles and paths are lines, so the Studio's search ranks them above longer texts, in whatever language.
  defineField({ name: 'string', type: 'string', options: { search: { weight: 5 } } }),
  defineField({ name: 'text', type: 'text', rows: 3 }),
  defineField({ name: 'richText', type: 'richText' }),
  defineField({ name: 'image', type: 'image', options: { hotspot: true } }),
];

/**
 * The types the language plugin adds to the studio, without its inputs: the generator and the tests compile the
 * content model outside the studio. A test in the studio room compares the two.
 */
export const localizedTypes: SchemaTypeDefinition[] = localizedFieldTypes.flatMap((field) => {
  const name = `internationalizedArray${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`;
  return [
    { name, type: 'array', of: [defineArrayMember({ name: `${name}Value`, type: `${name}Value` })] },
    {
      name: `${name}Value`,
      type: 'object',
      fields: [
        { ...field, name: 'value' },
        defineField({ name: 'language', type: 'string', validation: (rule) => rule.required() }),
      ],
    },
  ];
});
