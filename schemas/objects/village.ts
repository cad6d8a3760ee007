import { defineField, defineType } from '@sanity/types';
import { belgianZip } from '../rules/zip.ts';

export const village = defineType({
  name: 'village',
  title: 'Village',
  description: 'A village or district with a name of its own.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As people there write it, such as Muizen.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'zip',
      title: 'Postal code',
      description: 'Four digits; it may be that of the municipality.',
      type: 'string',
      validation: (rule) => belgianZip(rule.required()),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'zip' } },
});
