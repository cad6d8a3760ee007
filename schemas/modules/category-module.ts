import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';
import { sibling } from '../fields/sibling.ts';

export const categoryModule = defineModule({
  name: 'categoryModule',
  title: 'Articles',
  description: 'The articles of a category, or articles you pick by hand.',
  icon: 'stack-compact',
  fields: [
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Shows the articles of this category, in their own order.',
      type: 'reference',
      to: [{ type: 'category' }],
    }),
    defineField({
      name: 'isHasSubcategories',
      title: 'Also the categories below it',
      description: 'Adds the articles of categories below the one you chose.',
      type: 'boolean',
      initialValue: false,
      hidden: ({ parent }) => sibling(parent, 'category') === undefined,
    }),
    defineField({
      name: 'articles',
      title: 'Articles picked by hand',
      description: 'These are shown instead of the category. Drag to change their order.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'article' }] })],
      validation: (rule) => rule.unique(),
    }),
    viewField('card-view', 'list-view', 'collapse-view', 'single-view'),
    defineField({
      name: 'isNumbered',
      title: 'Numbered steps',
      description: 'Puts 1, 2, 3 before the titles, as in a step plan.',
      type: 'boolean',
      initialValue: false,
    }),
    ...amountFields(12),
  ],
});
