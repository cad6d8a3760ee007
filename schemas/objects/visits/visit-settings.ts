import { defineField, defineArrayMember, defineType } from '@sanity/types';
import { sibling } from '../../fields/sibling.ts';
import { usualVisit } from '../../visit.ts';

export const durationField = defineField({
  name: 'duration',
  title: 'Duration',
  description: 'Minutes that a visit takes.',
  type: 'number',
  validation: (rule) => rule.integer().min(10).max(240),
});

export const capacityField = defineField({
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
