import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { defineField, defineType, type SchemaTypeDefinition } from '@sanity/types';
import { validateDocumentInternal } from '@sanity/validation/_internal';
import { expect, test } from 'vitest';
import { compileSchema } from 'schemas/compile.ts';
import { localizedTypes } from 'schemas/fields/localized.ts';
import { schemaTypes } from 'schemas/index.ts';
import { translatorOf } from '../translator.ts';
import { tables } from '../tables.ts';
import { translatedTypes } from './translated-types.ts';

const inDutch = (types: SchemaTypeDefinition[]) => translatedTypes(types, translatorOf(tables.nl));

const parent = Schema.compile({ name: 'studio', types: builtinTypes });

const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'object',
  groups: [{ name: 'look', title: 'Appearance' }],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The large heading.',
      type: 'string',
      options: { list: [{ title: 'Left', value: 'Left' }] },
      validation: (rule) => [
        rule.custom(() => 'Add a picture or a title.').warning(),
        rule.custom(() => Promise.resolve({ message: 'Enter a time after 09:00.' })),
        rule.regex(/^\d{6}$/, { name: 'six digits' }),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', status: 'status' },
    prepare: ({ title, status }: { title?: string; status?: string }) => ({
      title: title ?? 'Slide without text',
      subtitle: status === 'published' ? 'Published' : `${title ?? ''} · Draft`,
    }),
  },
});

test('titles, descriptions, groups and choices are translated, names and values are not', () => {
  expect(inDutch([slide])).toMatchObject([
    {
      name: 'slide',
      title: 'Slide',
      groups: [{ name: 'look', title: 'Uiterlijk' }],
      fields: [
        {
          name: 'title',
          title: 'Titel',
          description: 'De grote titel.',
          options: { list: [{ title: 'Links', value: 'Left' }] },
        },
      ],
      preview: { select: { title: 'title', status: 'status' } },
    },
  ]);
});

test('a preview says its own words in Dutch and those of the document as they are', () => {
  const [type] = inDutch([slide]) as (typeof slide)[];
  const prepare = type?.preview.prepare as (selection: object) => object;
  expect(prepare({})).toEqual({ title: 'Slide zonder tekst', subtitle: ' · Concept' });
  expect(prepare({ title: 'Left', status: 'published' })).toEqual({
    title: 'Left',
    subtitle: 'Gepubliceerd',
  });
  expect(prepare({ title: 'Left' })).toEqual({ title: 'Left', subtitle: 'Left · Concept' });
});

test('rules give their messages in Dutch, and keep their level', async () => {
  const schema = Schema.compile({
    name: 'default',
    types: inDutch([{ ...slide, type: 'document' }]),
    parent,
  });
  const markers = await validateDocumentInternal({
    document: { _id: 'a', _type: 'slide', _createdAt: '', _updatedAt: '', _rev: '', title: 'Left' },
    schema,
    environment: 'studio',
    getClient: () => {
      throw new Error('These rules need no content.');
    },
    getDocumentExists: () => Promise.resolve(true),
  });
  expect(markers.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'warning: Voeg een afbeelding of een titel toe.',
    'error: Vul een uur na 09:00 in.',
    expect.stringContaining('zes cijfers'),
  ]);
});

test.each(['nl', 'fr'] as const)('the content model in %s is sound and stores the same', (language) => {
  const types = [...translatedTypes(schemaTypes, translatorOf(tables[language])), ...localizedTypes];
  const problems = groupProblems(validateSchema(types).getTypes() as SchemaTypeDefinition[]);
  expect(problems.flatMap((group) => group.problems)).toEqual([]);
  const compiled = Schema.compile({ name: 'default', types, parent });
  expect(extractSchema(compiled)).toEqual(extractSchema(compileSchema()));
});
