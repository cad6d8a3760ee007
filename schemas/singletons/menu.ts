import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { translationRecordsField } from '../objects/translation-records.ts';

export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  description: 'The main menu, as visitors see it.',
  type: 'document',
  fields: [
    defineField({
      name: 'items',
      title: 'Items',
      description: 'Drag to reorder. An item appears when both the item and its page are published.',
      type: 'array',
      of: [defineArrayMember({ type: 'menuItem' })],
    }),
    defineField({
      name: 'showHome',
      title: 'Show the home page',
      description: 'Switch off to leave the home page out of the menu. The logo always links to it.',
      type: 'boolean',
      initialValue: true,
    }),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
});
