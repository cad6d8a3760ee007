import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';
import { sibling } from '../fields/sibling.ts';

export const categoryModule = defineModule({
  name: 'categoryModule',
  title: 'List of articles',
  description: 'The articles of a category, or a selection of your own.',
  icon: 'stack-compact',
  fields: [
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Shows the articles of this category, sorted by their order number.',
      type: 'reference',
      to: [{ type: 'category' }],
    }),
    defineField({
      name: 'isHasSubcategories',
      title: 'Include subcategories',
      description: 'Also shows the articles of all categories inside this one.',
      type: 'boolean',
      initialValue: false,
      hidden: ({ parent }) => sibling(parent, 'category') === undefined,
    }),
    defineField({
      name: 'articles',
      title: 'Selected articles',
      description: 'Shown instead of the articles of a category. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'article' }] })],
      validation: (rule) => rule.unique(),
    }),
    viewField('card-view', 'list-view', 'collapse-view', 'single-view'),
    defineField({
      name: 'isNumbered',
      title: 'Numbered steps',
      description: 'Numbers the titles 1, 2, 3, as in a step-by-step plan.',
      type: 'boolean',
      initialValue: false,
    }),
    ...amountFields(12),
  ],
});
