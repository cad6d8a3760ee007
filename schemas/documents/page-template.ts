import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { modulesField } from '../fields/modules-field.ts';
import { byField, byLastChange } from '../fields/order-field.ts';
import { lookFields } from './page-settings.ts';

export const pageTemplate = defineType({
  name: 'pageTemplate',
  title: 'Page template',
  description: 'What a new page begins with. Visitors never see it.',
  type: 'document',
  icon: 'stack-compact' satisfies IconName,
  orderings: [byField('name', 'Name'), byLastChange],
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'banner', title: 'Banner' },
    { name: 'look', title: 'Appearance' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For colleagues, who choose the template by it.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'purpose',
      title: 'Meant for',
      description: 'A few words that help to choose, such as: every open house day.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(120),
    }),
    modulesField({
      name: 'modules',
      title: 'Modules',
      description: 'What a new page begins with, from top to bottom. Pages made before stay as they are.',
      group: 'content',
    }),
    ...lookFields,
  ],
  preview: {
    select: { name: 'name', purpose: 'purpose', media: 'image' },
    prepare: ({ name, purpose, media }: { name?: string; purpose?: string; media?: never }) => ({
      title: name ?? 'No name yet',
      subtitle: purpose,
      media,
    }),
  },
});
