import { defineField, defineType } from '@sanity/types';
import { capacityField, durationField } from './visit-figures.ts';

export const visitException = defineType({
  name: 'visitException',
  title: 'Property that differs',
  description:
    'A property whose visits are longer, shorter or for more parties. Empty fields follow the others.',
  type: 'object',
  fields: [
    defineField({
      name: 'reference',
      title: 'Reference',
      description: 'The number of the property, for example 2101.',
      type: 'string',
      validation: (rule) => rule.required().regex(/^\d+$/, { name: 'number' }),
    }),
    durationField,
    capacityField,
  ],
  preview: { select: { title: 'reference' } },
});
