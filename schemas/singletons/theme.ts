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
      rule.required().regex(colourPattern, { name: 'colour such as #8c3d25' }),
      rule.custom((colour, { parent }) => check(colour, sibling(parent, 'ground'))).warning(),
    ],
  });
}

/** Choices of corners with their radius. */
const corners = [
  { title: 'Sharp', value: 'sharp' },
  { title: 'Soft', value: 'soft' },
  { title: 'Round', value: 'round' },
];

export const theme = defineType({
  name: 'theme',
  title: 'Look',
  description:
    'The colours and corners of the whole site. The site darkens or lightens a colour by itself where words would be hard to read.',
  type: 'document',
  fields: [
    colourField('ground', 'Background', 'The paper everything stands on.', '#faf7f1', usableAsGround),
    colourField('ink', 'Words', 'The colour of words and headings.', '#211f1b', readableOnGround),
    colourField(
      'accent',
      'Accent',
      'Buttons, ribbons and the line under links.',
      '#8c3d25',
      readableOnGround,
    ),
    choiceField({
      name: 'corners',
      title: 'Corners',
      description: 'How pictures, buttons and fields end.',
      choices: corners,
      initialValue: 'soft',
      isRequired: true,
    }),
  ],
  preview: { prepare: () => ({ title: 'Look' }) },
});
