import { defineField, defineType } from '@sanity/types';
import { propertyReferenceField } from '../../fields/property-reference-field.ts';

export const rentalTerm = defineType({
  name: 'rentalTerm',
  title: 'Terms of a rental',
  description: 'What the owner of a home demands of tenants. Empty fields demand nothing.',
  type: 'object',
  fields: [
    propertyReferenceField({
      name: 'reference',
      title: 'Property',
      description: 'The home that these terms are for.',
    }),
    defineField({
      name: 'minimumIncome',
      title: 'Least income',
      description: 'Net income of a household per month, in euro.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(100_000),
    }),
    defineField({
      name: 'mostPeople',
      title: 'Most people',
      description: 'How many people may live in the home.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(20),
    }),
  ],
  preview: { select: { title: 'reference' } },
});
