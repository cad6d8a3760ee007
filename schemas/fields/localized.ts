import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type SchemaTypeDefinition,
} from '@sanity/types';
import { defaultLanguage, languageTitle, type LanguageId } from '../languages.ts';
import { pictureOptions, shownPicture } from '../rules/pictures.ts';
import { sibling } from './sibling.ts';

/** One stored translation; a new item has no value yet. */
type LocalizedItem<Value> = { _key: string; language?: string; value?: Value };

export type Localized<Value> = LocalizedItem<Value>[];

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

/** True for plain or rich text that is not blank, and for any other value, such as an image. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.some(hasWords) : value !== undefined && value !== null;
}

export function filledInDefaultLanguage(value: unknown): true | string {
  const items = Array.isArray(value) ? (value as Localized<unknown>) : [];
  return (
    isFilled(inLanguage(items)) ||
    `${languageTitle(defaultLanguage)} is required: visitors see it wherever a translation is missing.`
  );
}

/** Types that the language plugin localizes. */
export const localizedFieldTypes: FieldDefinition[] = [
  // Ranks titles and paths above longer texts in the Studio's search.
  defineField({ name: 'string', type: 'string', options: { search: { weight: 5 } } }),
  defineField({ name: 'text', type: 'text', rows: 3 }),
  defineField({ name: 'richText', type: 'richText' }),
  defineField({ name: 'table', type: 'textTable' }),
  defineField({
    name: 'image',
    type: 'image',
    options: pictureOptions,
    validation: (rule) => rule.custom(shownPicture),
  }),
];

/**
 * Mirrors the types that the language plugin adds, without its inputs, for compiling outside the Studio. A test in
 * `studio` compares both.
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
