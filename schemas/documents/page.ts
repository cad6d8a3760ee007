import { defineField, defineType } from '@sanity/types';
import { moduleMembers } from '../define-module.ts';
import { modules } from '../modules/index.ts';
import { inLanguage, type Localized } from '../objects/localized.ts';
import { localizedField } from '../objects/localized-field.ts';
import { searchFields } from '../objects/search-fields.ts';
import { statusField } from '../objects/status.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { pageKinds } from '../page-kinds.ts';
import { addressFields, alternativesField, lookFields } from './page-settings.ts';

const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/;

/** Validation of a page's paths: each one that is written can stand in an address as it is. */
export function wellFormedPaths(value: unknown): true | string {
  const items = Array.isArray(value) ? (value as Localized<string>) : [];
  const wrong = items.find(({ value: path }) => path !== undefined && !pathPattern.test(path));
  return (
    wrong === undefined ||
    `The path for ${wrong.language} must start and end with / and hold only small letters, digits and dashes.`
  );
}

export const page = defineType({
  name: 'page',
  title: 'Page',
  description: 'A page of the site, in every language.',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'banner', title: 'Banner' },
    { name: 'address', title: 'Address' },
    { name: 'look', title: 'Look' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Stands at the top of the page, in the menu and in the browser tab.',
      kind: 'String',
      isRequired: true,
      group: 'content',
    }),
    defineField({
      name: 'modules',
      title: 'Modules',
      description: 'The parts of the page, from top to bottom. Drag to change their order.',
      type: 'array',
      of: moduleMembers(modules.map((module) => module.name)),
      group: 'content',
    }),
    alternativesField,
    statusField({
      description:
        'A draft page is not on the site and not in the menu, even after you publish this document.',
      initialValue: 'draft',
      group: 'address',
    }),
    localizedField({
      name: 'path',
      title: 'Path',
      description: 'The address after the language, such as /te-koop/. The home page is a single /.',
      kind: 'String',
      isRequired: true,
      group: 'address',
      rules: [wellFormedPaths],
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      description: 'What the page does besides showing its modules.',
      type: 'string',
      options: { list: pageKinds.map((kind) => ({ title: kind.title, value: kind.id })) },
      initialValue: 'content',
      group: 'address',
      validation: (rule) => rule.required(),
    }),
    ...addressFields,
    ...lookFields,
    localizedField({
      name: 'description',
      title: 'Description',
      description:
        'One or two sentences for lists of pages, and for search engines unless you say otherwise below.',
      kind: 'Text',
      group: 'search',
    }),
    ...searchFields('search'),
    translationRecordsField,
  ],
  preview: {
    select: { title: 'title', path: 'path', status: 'status' },
    prepare(document: { title?: Localized<string>; path?: Localized<string>; status?: string }) {
      const path = inLanguage(document.path) ?? 'No path yet';
      return {
        title: inLanguage(document.title) ?? 'Untitled page',
        subtitle: document.status === 'published' ? path : `${path} · Draft`,
      };
    },
  },
});
