import { defineType } from '@sanity/types';
import { filledInDefaultLanguage } from './localized.ts';
import { localizedField } from './localized-field.ts';
import { sibling } from './sibling.ts';

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description: 'A picture with its description for people who cannot see it.',
  type: 'image',
  options: { hotspot: true },
  fields: [
    localizedField({
      name: 'alt',
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence. Screen readers say it aloud.',
      kind: 'String',
      rules: [
        (value, { parent }) => sibling(parent, 'asset') === undefined || filledInDefaultLanguage(value),
      ],
    }),
  ],
});
