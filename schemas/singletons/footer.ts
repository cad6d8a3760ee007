import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { onlyPlaceholders } from '../rules/placeholders.ts';

export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  description: 'The bottom of every page.',
  type: 'document',
  fields: [
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'Two to four work best. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'footerColumn' })],
      validation: (rule) => rule.max(4),
    }),
    localizedField({
      name: 'copyright',
      title: 'Copyright line',
      description: 'The site replaces {year} with the current year and {agency} with the name of the agency.',
      kind: 'String',
      rules: [onlyPlaceholders(['year', 'agency'])],
      isRequired: true,
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Footer' }) },
});
