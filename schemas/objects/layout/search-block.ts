import { defineField, defineType } from '@sanity/types';
import { countPlaceholders, onlyPlaceholders } from '../../rules/placeholders.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { sibling } from '../../fields/sibling.ts';

const switches = [
  {
    name: 'showSearchInput',
    title: 'Search field',
    description: 'Visitors can search by reference, type or city.',
  },
  {
    name: 'showSearchButton',
    title: '“For sale” and “For rent” buttons',
    description: 'Two buttons that lead to the property lists.',
  },
  {
    name: 'showSearchCount',
    title: 'Number of results',
    description: 'How many properties match the visitor’s search.',
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
  description: 'A property search on top of the banner.',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'isShown',
      title: 'Show the search',
      description: 'Visitors can search directly from the banner.',
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
      title: 'Text above the search',
      description: 'The site replaces {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} with the number of properties.',
      kind: 'Text',
      rules: [onlyPlaceholders(countPlaceholders)],
      hidden: ({ parent }) => isOff(parent),
    }),
  ],
});
