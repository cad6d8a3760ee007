import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { onlyPlaceholders } from '../rules/placeholders.ts';

export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  description: 'What stands at the bottom of every page.',
  type: 'document',
  fields: [
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'Two to four read best. Drag to change their order.',
      type: 'array',
      of: [defineArrayMember({ type: 'footerColumn' })],
      validation: (rule) => rule.max(4),
    }),
    localizedField({
      name: 'copyright',
      title: 'Copyright line',
      description: '{year} becomes this year, {agency} the name of the agency.',
      kind: 'String',
      rules: [onlyPlaceholders(['year', 'agency'])],
      isRequired: true,
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Footer' }) },
});
