import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { formerPathsField } from '../objects/former-path.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { modulesField } from '../fields/modules-field.ts';
import { byField, byLastChange, byOrder, orderField } from '../fields/order-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { searchFields } from '../fields/search-fields.ts';
import { statusField } from '../fields/status-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { pathRules } from '../rules/addresses.ts';
import { neverUsedPaths } from '../rules/unique-paths.ts';

export const article = defineType({
  name: 'article',
  title: 'Article',
  description: 'A text that modules can list. With a path it also gets a page of its own.',
  type: 'document',
  icon: 'document-text' satisfies IconName,
  orderings: [byField('date', 'Newest first', 'desc'), byOrder, byLastChange],
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'settings', title: 'Address and settings' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Appears above the text and in lists.',
      kind: 'String',
      isRequired: true,
      group: 'content',
    }),
    localizedField({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for lists and cards.',
      kind: 'Text',
      group: 'content',
    }),
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'Optional. Use at least 1360 pixels wide, so that it looks sharp on every screen.',
      group: 'content',
    }),
    localizedField({
      name: 'body',
      title: 'Text',
      description: 'Headings, paragraphs, lists and links.',
      kind: 'RichText',
      group: 'content',
    }),
    modulesField({
      name: 'modules',
      title: 'Below the text',
      description:
        'Optional modules, such as a call to action. Leave empty for those that its category shows below each article.',
      group: 'content',
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description:
        'Shown above the text. Articles with a date come first, the newest on top, and in the feed.',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      group: 'content',
    }),
    defineField({
      name: 'author',
      title: 'Author',
      description: 'Optional. The team member who wrote it.',
      type: 'reference',
      to: [{ type: 'teamMember' }],
      group: 'content',
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'The article appears wherever a module lists this category.',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'settings',
    }),
    statusField({
      description: 'Visitors do not see a hidden article, also once it is published.',
      group: 'settings',
    }),
    localizedField({
      name: 'path',
      title: 'Path',
      description:
        'The address after the language, for example /werkwijze/reportage/. Leave empty to show the article in modules only.',
      kind: 'String',
      group: 'settings',
      rules: pathRules,
      warnings: [neverUsedPaths],
    }),
    formerPathsField('settings'),
    orderField('settings'),
    localizedField({
      name: 'description',
      title: 'Description',
      description:
        'One or two sentences that search engines show below the title. Leave empty to use the summary.',
      kind: 'Text',
      group: 'search',
    }),
    ...searchFields('search'),
    translationRecordsField,
  ],
  preview: {
    select: { title: 'title', category: 'category.title', status: 'status', media: 'picture' },
    prepare({
      title,
      category,
      status,
      media,
    }: {
      title?: Localized<string>;
      category?: Localized<string>;
      status?: string;
      media?: never;
    }) {
      const group = inLanguage(category) ?? 'No category';
      return {
        title: inLanguage(title) ?? 'Untitled article',
        subtitle: status === 'published' ? group : `${group} · Hidden`,
        media,
      };
    },
  },
});
