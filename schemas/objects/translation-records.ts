import { defineArrayMember, defineField, defineType } from '@sanity/types';

export const translationRecord = defineType({
  name: 'translationRecord',
  title: 'Translation record',
  description: 'From which source text a translation was made. The Studio keeps it.',
  type: 'object',
  fields: [
    defineField({
      name: 'path',
      title: 'Field',
      description: 'Where in the document the text stands.',
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
      description: 'A fingerprint of the source text at that time.',
      type: 'string',
    }),
  ],
});

/** Lets the Studio detect outdated translations. */
export const translationRecordsField = defineField({
  name: 'translationRecords',
  title: 'Translation records',
  description: 'From which source texts the translations were made. Written when the document is published.',
  type: 'array',
  of: [defineArrayMember({ type: 'translationRecord' })],
  hidden: true,
  readOnly: true,
});
