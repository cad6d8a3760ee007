import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { formerPathsField } from '../objects/former-path.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byLastChange, byOrder, orderField } from '../fields/order-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { searchFields } from '../fields/search-fields.ts';
import { statusField } from '../fields/status-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { wellFormedPaths } from '../rules/paths.ts';
import { neverUsedPaths, uniquePaths } from '../rules/unique-paths.ts';

export const article = defineType({
  name: 'article',
  title: 'Article',
  description: 'A text that modules list and that may have a page of its own.',
  type: 'document',
  icon: 'document-text' satisfies IconName,
  orderings: [byOrder, byLastChange],
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'settings', title: 'Address and settings' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Stands above the text and in lists.',
      kind: 'String',
      isRequired: true,
      group: 'content',
    }),
    localizedField({
      name: 'summary',
      title: 'Summary',
      description: 'A sentence or two for lists and cards.',
      kind: 'Text',
      group: 'content',
    }),
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'Optional. At least 1360 pixels wide looks sharp everywhere.',
      group: 'content',
    }),
    localizedField({
      name: 'body',
      title: 'Text',
      description: 'Headings, paragraphs, lists and links.',
      kind: 'RichText',
      group: 'content',
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Modules that list a category show its articles.',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'settings',
    }),
    statusField({
      description: 'A draft article is not on the site, even after you publish this document.',
      initialValue: 'draft',
      group: 'settings',
    }),
    localizedField({
      name: 'path',
      title: 'Path',
      description:
        'The address after the language, such as /werkwijze/reportage/. Empty: only inside modules.',
      kind: 'String',
      group: 'settings',
      rules: [wellFormedPaths, uniquePaths],
      warnings: [neverUsedPaths],
    }),
    formerPathsField('settings'),
    orderField('settings'),
    localizedField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences that search engines show under the title. Empty: the summary.',
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
        subtitle: status === 'published' ? group : `${group} · Draft`,
        media,
      };
    },
  },
});
