import { defineField, defineType } from '@sanity/types';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { modulesField } from '../fields/modules-field.ts';
import { byLastChange } from '../fields/order-field.ts';
import { searchFields } from '../fields/search-fields.ts';
import { statusField } from '../fields/status-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { reasonAgainstHiding } from '../needed-pages.ts';
import { pageKinds } from '../page-kinds.ts';
import { pathRules } from '../rules/addresses.ts';
import { neverUsedPaths } from '../rules/unique-paths.ts';
import {
  addressFields,
  alternativesField,
  firstOfItsKind,
  lookFields,
  pageFieldsets,
} from './page-settings.ts';

export const page = defineType({
  name: 'page',
  title: 'Page',
  description: 'A page of the site, in every language.',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'banner', title: 'Banner' },
    { name: 'address', title: 'Address' },
    { name: 'look', title: 'Appearance' },
    { name: 'search', title: 'Search engines' },
  ],
  fieldsets: pageFieldsets,
  orderings: [byLastChange],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Appears at the top of the page, in the menu and in the browser tab.',
      kind: 'String',
      isRequired: true,
      group: 'content',
    }),
    modulesField({
      name: 'modules',
      title: 'Modules',
      description: 'The building blocks of the page, from top to bottom. Drag to reorder.',
      group: 'content',
    }),
    alternativesField,
    statusField({
      description: 'Hidden takes the page off the site and out of the menu, also once it is published.',
      group: 'address',
      rule: (_status, { document }) => (document && reasonAgainstHiding(document)) ?? true,
    }),
    localizedField({
      name: 'path',
      title: 'Path',
      description: 'The address after the language, for example /te-koop/. For the home page, just /.',
      kind: 'String',
      isRequired: true,
      group: 'address',
      rules: pathRules,
      warnings: [neverUsedPaths],
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      description: 'What the page shows besides its modules.',
      type: 'string',
      options: { list: pageKinds.map((kind) => ({ title: kind.title, value: kind.id })) },
      initialValue: 'content',
      group: 'address',
      validation: (rule) => rule.required().custom(firstOfItsKind),
    }),
    ...addressFields,
    ...lookFields,
    localizedField({
      name: 'description',
      title: 'Description',
      description:
        'One or two sentences for lists of pages. Search engines use them too, unless you enter something else below.',
      kind: 'Text',
      group: 'search',
    }),
    ...searchFields('search'),
    translationRecordsField,
  ],
  preview: {
    select: { title: 'title', path: 'path', status: 'status', media: 'image' },
    prepare(document: {
      title?: Localized<string>;
      path?: Localized<string>;
      status?: string;
      media?: never;
    }) {
      const path = inLanguage(document.path) ?? 'No path yet';
      return {
        title: inLanguage(document.title) ?? 'Untitled page',
        subtitle: document.status === 'published' ? path : `${path} · Hidden`,
        media: document.media,
      };
    },
  },
});
