import { defineArrayMember, defineField, defineType } from '@sanity/types';

export const translationRecord = defineType({
  name: 'translationRecord',
  title: 'Translation record',
  description: 'Which source text a translation was made from. Maintained by the Studio.',
  type: 'object',
  fields: [
    defineField({
      name: 'path',
      title: 'Field',
      description: 'The field that contains the text.',
      type: 'string',
    }),
    defineField({
      name: 'language',
      title: 'Language',
      description: 'The language it was translated into.',
      type: 'string',
    }),
    defineField({
      name: 'sourceHash',
      title: 'Source',
      description: 'A fingerprint of the source text at the time.',
      type: 'string',
    }),
    defineField({
      name: 'isMachine',
      title: 'By machine',
      description: 'A machine translated it, and no editor has approved that yet.',
      type: 'boolean',
    }),
    defineField({
      name: 'isCopy',
      title: 'Copied',
      description: 'It is a copy of the source, and no editor has approved that yet.',
      type: 'boolean',
    }),
  ],
});

/** Lets the Studio detect outdated translations. */
export const translationRecordsField = defineField({
  name: 'translationRecords',
  title: 'Translation records',
  description: 'Which source texts the translations were made from. Updated when you publish the document.',
  type: 'array',
  of: [defineArrayMember({ type: 'translationRecord' })],
  hidden: true,
  readOnly: true,
});
