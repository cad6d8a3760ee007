import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { translationRecordsField } from '../objects/translation-records.ts';

function itemsField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: 'Drag to reorder.',
    type: 'array',
    of: [defineArrayMember({ type: 'topBarItem' })],
    validation: (rule) => rule.max(4),
  });
}

export const topBar = defineType({
  name: 'topBar',
  title: 'Top bar',
  description: 'A narrow bar with short links above the header.',
  type: 'document',
  fields: [
    defineField({
      name: 'isShown',
      title: 'Show the top bar',
      description: 'Switch off to hide it on every page.',
      type: 'boolean',
      initialValue: false,
    }),
    itemsField('left', 'Left side'),
    itemsField('right', 'Right side'),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Top bar' }) },
});
