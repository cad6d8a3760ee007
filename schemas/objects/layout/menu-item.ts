import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { inLanguage, type Localized } from '../../fields/localized.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { statusField } from '../../fields/status-field.ts';

const fields = [
  defineField({
    name: 'page',
    title: 'Page',
    description: 'The page this item links to.',
    type: 'reference',
    to: [{ type: 'page' }],
    validation: (rule) => rule.required(),
  }),
  localizedField({
    name: 'title',
    title: 'Different title',
    description: 'Only if the menu should not show the title of the page.',
    kind: 'String',
  }),
  statusField({
    description: 'Only visible items appear in the menu.',
  }),
];

const preview = {
  select: { title: 'title', pageTitle: 'page.title', status: 'status', media: 'page.image' },
  prepare(item: {
    title?: Localized<string>;
    pageTitle?: Localized<string>;
    status?: string;
    media?: never;
  }) {
    const title = inLanguage(item.title) ?? inLanguage(item.pageTitle) ?? 'No page chosen';
    return { title, subtitle: item.status === 'published' ? 'Visible' : 'Hidden', media: item.media };
  },
};

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu item',
  description: 'An item of the main menu.',
  type: 'object',
  fields: [
    ...fields,
    defineField({
      name: 'children',
      title: 'Submenu',
      description: 'Pages that appear below this item. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'menuSubitem' })],
    }),
  ],
  preview,
});

export const menuSubitem = defineType({
  name: 'menuSubitem',
  title: 'Submenu item',
  description: 'An item inside a submenu.',
  type: 'object',
  fields,
  preview,
});
