import { defineField } from '@sanity/types';

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
