import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { translationRecordsField } from '../objects/translation-records.ts';

function itemsField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: 'Links in the order they are shown. Drag to change it.',
    type: 'array',
    of: [defineArrayMember({ type: 'topBarItem' })],
    validation: (rule) => rule.max(4),
  });
}

export const topBar = defineType({
  name: 'topBar',
  title: 'Top bar',
  description: 'A thin bar with short links above the header.',
  type: 'document',
  fields: [
    defineField({
      name: 'isShown',
      title: 'Show the top bar',
      description: 'Off hides it on every page.',
      type: 'boolean',
      initialValue: false,
    }),
    itemsField('left', 'On the left'),
    itemsField('right', 'On the right'),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Top bar' }) },
});
