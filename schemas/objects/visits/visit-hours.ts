import { defineField, defineType } from '@sanity/types';
import { dayTitles, daysField } from '../../fields/days-field.ts';
import { sibling } from '../../fields/sibling.ts';
import { endsAfter, timeOfDay } from '../../rules/times.ts';

export const visitHours = defineType({
  name: 'visitHours',
  title: 'Hours for visits',
  description: 'Days with the same hours. For a lunch break, add two lines.',
  type: 'object',
  fields: [
    daysField,
    defineField({
      name: 'from',
      title: 'From',
      description: 'When the first visit may begin, for example 10:00.',
      type: 'string',
      validation: (rule) => rule.required().custom(timeOfDay),
    }),
    defineField({
      name: 'to',
      title: 'Until',
      description: 'When the last visit ends, for example 12:30.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(timeOfDay),
        rule.custom((to, { parent }) => endsAfter(to, sibling(parent, 'from'))),
      ],
    }),
  ],
  preview: {
    select: { days: 'days', from: 'from', to: 'to' },
    prepare: ({ days, from, to }: { days?: string[]; from?: string; to?: string }) => ({
      title: dayTitles(days) || 'No days yet',
      subtitle: [from, to].filter(Boolean).join('–'),
    }),
  },
});
