import { defineArrayMember, defineField, defineType, type ValidationContext } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byOrder, orderField } from '../fields/order-field.ts';
import { periodFields, periodNote } from '../fields/period-fields.ts';
import { pictureField } from '../fields/picture-field.ts';
import { sibling } from '../fields/sibling.ts';
import type { IconName } from '../icons.ts';
import { languageChoices } from '../languages.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { pageKinds } from '../page-kinds.ts';
import type { ShownPeriod } from '../shown-period.ts';

const kindChoices = [
  ...pageKinds.map(({ id, title }) => ({ title, value: id })),
  { title: 'Articles', value: 'article' },
  { title: 'Pages of one property or project', value: 'property' },
];

function unlessChosen({ parent }: { parent?: unknown }): boolean {
  return sibling(parent, 'places') !== 'chosen';
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}

/** Warns about a page on which the popup never opens because its button leads there. */
function leadsElsewhere(link: unknown, { parent }: ValidationContext): true | string {
  const target = sibling(sibling(link, 'page'), '_ref');
  const pages = unlessChosen({ parent }) ? [] : sibling(parent, 'pages');
  const isChosen =
    target !== undefined &&
    Array.isArray(pages) &&
    pages.some((page: unknown) => sibling(page, '_ref') === target);
  return (
    !isChosen || 'The popup stays closed on the page that it links to. Choose other pages, or another link.'
  );
}

type Shown = { title?: Localized<string>; isPublished?: boolean };

const placeFields = [
  choiceField({
    name: 'places',
    title: 'Pages',
    description: 'Which pages it opens on.',
    choices: [
      { title: 'All pages', value: 'all' },
      { title: 'Chosen pages', value: 'chosen' },
    ],
    initialValue: 'all',
  }),
  defineField({
    name: 'kinds',
    title: 'Kinds of page',
    description: 'It opens on every page of these kinds.',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: kindChoices } })],
    options: { list: kindChoices },
    hidden: unlessChosen,
    validation: (rule) => [
      rule.unique(),
      rule.custom((kinds, { parent }) => {
        const isNowhere = !unlessChosen({ parent }) && isEmpty(kinds) && isEmpty(sibling(parent, 'pages'));
        return !isNowhere || 'Choose a kind of page, or a page below.';
      }),
    ],
  }),
  defineField({
    name: 'pages',
    title: 'Single pages',
    description: 'It opens on these pages too.',
    type: 'array',
    // Weak, so that the popup never prevents deleting a page.
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'page' }, { type: 'article' }], weak: true })],
    hidden: unlessChosen,
    validation: (rule) => rule.unique(),
  }),
];

const frequencyField = choiceField({
  name: 'frequency',
  title: 'Again after it was closed',
  description:
    'Remembering longer than a visit takes consent to preferences; without it the popup comes back at the next visit.',
  choices: [
    { title: 'At the next visit', value: 'session' },
    { title: 'The next day', value: 'day' },
    { title: 'After a week', value: 'week' },
    { title: 'On every page', value: 'page' },
  ],
  initialValue: 'session',
});

export const popup = defineType({
  name: 'popup',
  title: 'Popup',
  description: 'A message on top of the page. Of several for one page, the first opens.',
  type: 'document',
  icon: 'envelope' satisfies IconName,
  orderings: [byOrder],
  fields: [
    defineField({
      name: 'isPublished',
      title: 'Show the popup',
      description:
        'Switch off to hide it everywhere. A visitor who closed one popup sees no other during that visit.',
      type: 'boolean',
      initialValue: false,
    }),
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'A few words.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences.',
      kind: 'Text',
    }),
    pictureField({ name: 'picture', title: 'Picture', description: 'Optional. Appears above the text.' }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Optional. A button below the text.',
      type: 'link',
      options: { collapsible: true, collapsed: true },
      validation: (rule) => rule.custom(leadsElsewhere).warning(),
    }),
    defineField({
      name: 'delay',
      title: 'Delay in seconds',
      description: 'Leave empty to show it immediately. Ten seconds or more is less intrusive.',
      type: 'number',
      validation: (rule) => rule.min(0).max(600),
    }),
    ...periodFields(),
    ...placeFields,
    defineField({
      name: 'languages',
      title: 'Languages',
      description: 'It opens in these languages only. Leave empty for every language it is written in.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: languageChoices } })],
      options: { list: languageChoices },
      validation: (rule) => rule.unique(),
    }),
    frequencyField,
    orderField(),
    translationRecordsField,
  ],
  preview: {
    select: { title: 'title', isPublished: 'isPublished', showFrom: 'showFrom', showUntil: 'showUntil' },
    prepare({ title, isPublished, ...period }: ShownPeriod & Shown) {
      const subtitle = isPublished ? (periodNote(period, new Date()) ?? 'shown to everyone') : 'switched off';
      return { title: inLanguage(title) ?? 'Popup', subtitle };
    },
  },
});
