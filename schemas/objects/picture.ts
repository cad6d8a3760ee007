import { defineType } from '@sanity/types';
import { filledInDefaultLanguage } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';
import { pictureOptions, shownPicture } from '../rules/pictures.ts';

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description: 'A picture, with a description for people who cannot see it.',
  type: 'image',
  options: pictureOptions,
  validation: (rule) => rule.custom(shownPicture),
  fields: [
    localizedField({
      name: 'alt',
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence. Screen readers read it aloud.',
      kind: 'String',
      rules: [
        (value, { parent }) => sibling(parent, 'asset') === undefined || filledInDefaultLanguage(value),
      ],
    }),
  ],
});
