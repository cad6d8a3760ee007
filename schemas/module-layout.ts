import { defineArrayMember, defineField } from '@sanity/types';
import { choiceField } from './fields/choice-field.ts';
import { sibling } from './fields/sibling.ts';
import { pictureOptions, shownPicture } from './rules/pictures.ts';

function unlessBackground(type: string) {
  return ({ parent }: { parent?: unknown }) => sibling(parent, 'backgroundType') !== type;
}

export const moduleLayoutFields = [
  choiceField({
    name: 'titleSize',
    title: 'Heading size',
    description: 'Keep headings in order: a smaller heading belongs below a larger one.',
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
    description: 'Above or below the page’s own content, such as a list of properties.',
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
    description: 'In columns, out of twelve. Twelve is the full width; ten suits text.',
    type: 'moduleSpan',
    group: 'layout',
  }),
  choiceField({
    name: 'backgroundType',
    title: 'Background',
    description: 'What appears behind this module.',
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
    description: 'One of the house colours. The text colour adapts to it.',
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
    description: 'For decoration only: it has no alternative text, so it should not contain information.',
    type: 'image',
    options: pictureOptions,
    validation: (rule) => rule.custom(shownPicture),
    hidden: unlessBackground('image'),
    group: 'layout',
  }),
  defineField({
    name: 'backgroundImages',
    title: 'Background pictures',
    description: 'Up to four, beside one another; phones show the first one. For decoration only.',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'image',
        options: pictureOptions,
        validation: (rule) => rule.custom(shownPicture),
      }),
    ],
    options: { layout: 'grid' },
    hidden: unlessBackground('gallery'),
    group: 'layout',
  }),
];
