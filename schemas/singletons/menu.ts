import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { translationRecordsField } from '../objects/translation-records.ts';

export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  description: 'The main menu, in the order visitors see it.',
  type: 'document',
  fields: [
    defineField({
      name: 'items',
      title: 'Items',
      description: 'Drag to change the order. An item shows when it and its page are Published.',
      type: 'array',
      of: [defineArrayMember({ type: 'menuItem' })],
    }),
    defineField({
      name: 'showHome',
      title: 'Show the home page',
      description: 'Off leaves the home page out of the menu; the logo always leads there.',
      type: 'boolean',
      initialValue: true,
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
});
