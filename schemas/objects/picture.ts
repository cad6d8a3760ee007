import { defineField, defineType } from '@sanity/types';
import { filledInDefaultLanguage } from './localized.ts';
import { sibling } from './sibling.ts';

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description: 'A picture with its description for people who cannot see it.',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence. Screen readers say it aloud.',
      type: 'internationalizedArrayString',
      validation: (rule) =>
        rule.custom((value, { parent }) => {
          const hasPicture = sibling(parent, 'asset') !== undefined;
          return !hasPicture || filledInDefaultLanguage(value);
        }),
    }),
  ],
});
