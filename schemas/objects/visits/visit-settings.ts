import { defineField, defineArrayMember, defineType } from '@sanity/types';
import { sibling } from '../../fields/sibling.ts';
import { usualVisit } from '../../visit.ts';
import { propertyReferenceField } from '../../fields/property-reference-field.ts';
import { dayTitles, daysField } from '../../fields/days-field.ts';
import { endsAfter, timeOfDay } from '../../rules/times.ts';

const durationField = defineField({
  name: 'duration',
  title: 'Duration',
  description: 'Minutes that a visit takes.',
  type: 'number',
  validation: (rule) => rule.integer().min(10).max(240),
});

const capacityField = defineField({
  name: 'capacity',
  title: 'Parties at once',
  description: 'How many parties may visit the same property at the same time.',
  type: 'number',
  validation: (rule) => rule.integer().min(1).max(20),
});

export const visitSettings = defineType({
  name: 'visitSettings',
  title: 'Visits',
  description: 'How visits are planned. The hours of each broker are with the team member.',
  type: 'object',
  fields: [
    defineField({ ...durationField, initialValue: usualVisit.duration }),
    defineField({
      name: 'buffer',
      title: 'Time to travel',
      description: 'Minutes a broker needs between two visits.',
      type: 'number',
      initialValue: usualVisit.buffer,
      validation: (rule) => rule.integer().min(0).max(240),
    }),
    defineField({
      name: 'notice',
      title: 'Notice',
      description: 'Hours between a booking and the earliest visit.',
      type: 'number',
      initialValue: usualVisit.notice,
      validation: (rule) => rule.integer().min(0).max(336),
    }),
    defineField({
      name: 'weeks',
      title: 'Weeks ahead',
      description: 'How many weeks ahead visitors can book.',
      type: 'number',
      initialValue: usualVisit.weeks,
      validation: (rule) => rule.integer().min(1).max(12),
    }),
    defineField({ ...capacityField, initialValue: usualVisit.capacity }),
    defineField({
      name: 'exceptions',
      title: 'Properties that differ',
      description: 'For example a castle that takes an hour, or an open house for several parties at once.',
      type: 'array',
      of: [defineArrayMember({ type: 'visitException' })],
      validation: (rule) =>
        rule.custom((exceptions: unknown[] | undefined) => {
          const references = (exceptions ?? []).map((exception) => sibling(exception, 'reference'));
          return new Set(references).size === references.length || 'Add each property only once.';
        }),
    }),
  ],
});

export const visitException = defineType({
  name: 'visitException',
  title: 'Property that differs',
  description:
    'A property whose visits are longer, shorter or for more parties. Empty fields follow the others.',
  type: 'object',
  fields: [
    propertyReferenceField({
      name: 'reference',
      title: 'Property',
      description: 'The property that differs.',
    }),
    durationField,
    capacityField,
  ],
  preview: { select: { title: 'reference' } },
});

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
