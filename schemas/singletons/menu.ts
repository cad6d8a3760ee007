import { defineArrayMember, defineField, defineType } from '@sanity/types';

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
  ],
  preview: { prepare: () => ({ title: 'Menu' }) },
});
