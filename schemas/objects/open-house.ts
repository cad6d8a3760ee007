import { defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';
import { endsAfter, notBefore, timeOfDay } from '../rules/times.ts';

export const openHouse = defineType({
  name: 'openHouse',
  title: 'Open house',
  description: 'A few hours in which anybody may visit the property without an appointment.',
  type: 'object',
  fields: [
    defineField({
      name: 'date',
      title: 'Day',
      description: 'The day on which the door is open. Visitors no longer see it once it is over.',
      type: 'date',
      validation: (rule) => [rule.required(), rule.custom((day) => notBefore(day, new Date())).warning()],
    }),
    defineField({
      name: 'from',
      title: 'From',
      description: 'When the door opens in Belgian time, for example 10:00.',
      type: 'string',
      validation: (rule) => rule.required().custom(timeOfDay),
    }),
    defineField({
      name: 'until',
      title: 'Until',
      description: 'When it closes, for example 12:00.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(timeOfDay),
        rule.custom((until, { parent }) => endsAfter(until, sibling(parent, 'from'))),
      ],
    }),
    localizedField({
      name: 'note',
      title: 'Note',
      description: 'A few words for visitors, for example where to park or which bell to ring.',
      kind: 'String',
    }),
  ],
  preview: {
    select: { date: 'date', from: 'from', until: 'until' },
    prepare: ({ date, from, until }: { date?: string; from?: string; until?: string }) => ({
      title: date || 'No day yet',
      subtitle: [from, until].filter(Boolean).join('–'),
    }),
  },
});
