import { defineField, defineType } from '@sanity/types';
import { sibling } from '../../fields/sibling.ts';

export const blockedDays = defineType({
  name: 'blockedDays',
  title: 'Blocked days',
  description: 'Days without visits, such as a holiday.',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'First day',
      description: 'The first day without visits.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'to',
      title: 'Last day',
      description: 'Leave empty for a single day.',
      type: 'date',
      validation: (rule) =>
        rule.custom((to, { parent }) => {
          const from = sibling(parent, 'from');
          const isBefore = typeof to === 'string' && typeof from === 'string' && to < from;
          return !isBefore || 'Choose the first day or a later one.';
        }),
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }: { from?: string; to?: string }) => ({
      title: [from, to].filter(Boolean).join(' – ') || 'No days yet',
    }),
  },
});
