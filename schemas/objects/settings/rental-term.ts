import { defineField, defineType } from '@sanity/types';

export const rentalTerm = defineType({
  name: 'rentalTerm',
  title: 'Terms of a rental',
  description: 'What the owner of a home demands of tenants. Empty fields demand nothing.',
  type: 'object',
  fields: [
    defineField({
      name: 'reference',
      title: 'Reference',
      description: 'The number of the property, for example 2142.',
      type: 'string',
      validation: (rule) => rule.required().regex(/^\d+$/, { name: 'number' }),
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
