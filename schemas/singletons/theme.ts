import { fontPairs } from '../font-pairs.ts';
import { defineField, defineType } from '@sanity/types';
import { choiceField } from '../fields/choice-field.ts';
import { sibling } from '../fields/sibling.ts';
import { colourPattern, readableOnGround, usableAsGround } from '../rules/colour.ts';

type Check = (colour: unknown, ground: unknown) => true | string;

function colourField(name: string, title: string, description: string, initialValue: string, check: Check) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    initialValue,
    validation: (rule) => [
      rule.required().regex(colourPattern, { name: 'colour, for example #8c3d25' }),
      rule.custom((colour, { parent }) => check(colour, sibling(parent, 'ground'))).warning(),
    ],
  });
}

const corners = [
  { title: 'Sharp', value: 'sharp' },
  { title: 'Soft', value: 'soft' },
  { title: 'Round', value: 'round' },
];

export const theme = defineType({
  name: 'theme',
  title: 'Appearance',
  description:
    'The colours, corners and typefaces of the whole site. Where text would be hard to read, the site darkens or lightens a colour automatically.',
  type: 'document',
  fields: [
    colourField('ground', 'Background', 'The background of every page.', '#faf7f1', usableAsGround),
    colourField('ink', 'Text', 'The colour of text and headings.', '#211f1b', readableOnGround),
    colourField(
      'accent',
      'Accent',
      'The colour of buttons, ribbons and link underlines.',
      '#8c3d25',
      readableOnGround,
    ),
    choiceField({
      name: 'corners',
      title: 'Corners',
      description: 'The corners of pictures, buttons and fields.',
      choices: corners,
      initialValue: 'soft',
      isRequired: true,
    }),
    choiceField({
      name: 'fonts',
      title: 'Typefaces',
      description: 'One for headings and prices, one for text.',
      choices: [...fontPairs],
      initialValue: 'fraunces-instrument-sans',
    }),
    defineField({
      name: 'hasDarkScheme',
      title: 'Follow the visitor’s dark mode',
      description:
        'Visitors whose device is set to dark see these colours on a dark background. Everyone else sees no difference.',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: { prepare: () => ({ title: 'Appearance' }) },
});
