import { defineField, defineType } from '@sanity/types';

const colour = /^#[\da-f]{6}$/i;

function colourField(name: string, title: string, description: string, initialValue: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    initialValue,
    validation: (rule) => rule.required().regex(colour, { name: 'colour such as #8c3d25' }),
  });
}

/** The corners an editor may choose, with the radius the site gives them. */
export const corners = [
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
    colourField('ground', 'Background', 'The paper everything stands on.', '#faf7f1'),
    colourField('ink', 'Words', 'The colour of words and headings.', '#211f1b'),
    colourField('accent', 'Accent', 'Buttons, ribbons and the line under links.', '#8c3d25'),
    defineField({
      name: 'corners',
      title: 'Corners',
      description: 'How pictures, buttons and fields end.',
      type: 'string',
      options: { list: corners, layout: 'radio', direction: 'horizontal' },
      initialValue: 'soft',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Look' }) },
});
