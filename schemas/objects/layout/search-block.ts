import { defineField, defineType } from '@sanity/types';
import { countPlaceholders, onlyPlaceholders } from '../../rules/placeholders.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { sibling } from '../../fields/sibling.ts';

const switches = [
  {
    name: 'showSearchInput',
    title: 'Search field',
    description: 'Visitors type a reference, a type or a city.',
  },
  {
    name: 'showSearchButton',
    title: 'Buttons for sale and for rent',
    description: 'Two buttons that lead to the lists.',
  },
  {
    name: 'showSearchCount',
    title: 'Number of results',
    description: 'How many properties match, beside what the visitor searches.',
  },
  {
    name: 'showCountProperty',
    title: 'Counts on the buttons',
    description: 'How many properties are for sale and for rent.',
  },
];

const isOff = (parent: unknown) => sibling(parent, 'isShown') !== true;

export const searchBlock = defineType({
  name: 'searchBlock',
  title: 'Property search',
  description: 'A search for properties over the banner.',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'isShown',
      title: 'Show the search',
      description: 'Visitors can start searching from the banner.',
      type: 'boolean',
      initialValue: false,
    }),
    ...switches.map((part) =>
      defineField({
        ...part,
        type: 'boolean',
        initialValue: true,
        hidden: ({ parent }) => isOff(parent),
      }),
    ),
    localizedField({
      name: 'description',
      title: 'Words above the search',
      description: 'May hold {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}: the site puts the numbers in.',
      kind: 'Text',
      rules: [onlyPlaceholders(countPlaceholders)],
      hidden: ({ parent }) => isOff(parent),
    }),
  ],
});
