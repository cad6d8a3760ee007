import { defineField, defineType } from '@sanity/types';

const screens = [
  { name: 'sm', title: 'Phone' },
  { name: 'md', title: 'Tablet' },
  { name: 'lg', title: 'Desktop' },
];

export const moduleSpan = defineType({
  name: 'moduleSpan',
  title: 'Width',
  description: 'How many of the twelve columns this module fills on each device.',
  type: 'object',
  options: { columns: 3 },
  fields: screens.map((screen) =>
    defineField({
      ...screen,
      description: 'In columns, from 1 to 12.',
      type: 'number',
      initialValue: 12,
      validation: (rule) => rule.required().integer().min(1).max(12),
    }),
  ),
});
