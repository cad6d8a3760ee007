import { defineArrayMember, defineField } from '@sanity/types';
import { choiceField } from './fields/choice-field.ts';
import { sibling } from './fields/sibling.ts';

/** Hides a field unless the background is of this kind. */
function unlessBackground(type: string) {
  return ({ parent }: { parent?: unknown }) => sibling(parent, 'backgroundType') !== type;
}

export const moduleLayoutFields = [
  choiceField({
    name: 'titleSize',
    title: 'Size of the title',
    description: 'Keep the order of headings: a smaller heading belongs under a larger one.',
    choices: [
      { title: 'Large', value: 'h2' },
      { title: 'Medium', value: 'h3' },
      { title: 'Small', value: 'h4' },
    ],
    initialValue: 'h2',
    group: 'layout',
  }),
  choiceField({
    name: 'position',
    title: 'Position',
    description: 'Above or below what the page itself shows, such as a list of properties.',
    choices: [
      { title: 'Above', value: 'above' },
      { title: 'Below', value: 'below' },
    ],
    initialValue: 'below',
    group: 'layout',
  }),
  defineField({
    name: 'span',
    title: 'Width',
    description: 'Columns out of twelve. Twelve takes the whole width, ten is a calm measure for text.',
    type: 'moduleSpan',
    group: 'layout',
  }),
  choiceField({
    name: 'backgroundType',
    title: 'Background',
    description: 'What lies behind this part of the page.',
    choices: [
      { title: 'None', value: 'none' },
      { title: 'Colour', value: 'color' },
      { title: 'Picture', value: 'image' },
      { title: 'Several pictures', value: 'gallery' },
    ],
    initialValue: 'none',
    group: 'layout',
  }),
  choiceField({
    name: 'backgroundColor',
    title: 'Background colour',
    description: 'One of the colours of the house style. The text colour follows.',
    choices: [
      { title: 'Soft', value: 'soft' },
      { title: 'Accent', value: 'accent' },
      { title: 'Dark', value: 'dark' },
    ],
    hidden: unlessBackground('color'),
    group: 'layout',
  }),
  defineField({
    name: 'backgroundImage',
    title: 'Background picture',
    description: 'Decoration only: it has no alternative text, so it must not carry information.',
    type: 'image',
    options: { hotspot: true },
    hidden: unlessBackground('image'),
    group: 'layout',
  }),
  defineField({
    name: 'backgroundImages',
    title: 'Background pictures',
    description: 'They follow each other slowly. Decoration only, like a single one.',
    type: 'array',
    of: [defineArrayMember({ type: 'image', options: { hotspot: true } })],
    options: { layout: 'grid' },
    hidden: unlessBackground('gallery'),
    group: 'layout',
  }),
];
