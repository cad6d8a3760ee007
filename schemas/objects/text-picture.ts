import { defineField, defineType } from '@sanity/types';
import { isFilled } from '../fields/localized.ts';
import { sibling } from '../fields/sibling.ts';
import { pictureOptions, shownPicture } from '../rules/pictures.ts';

/** Its texts are not localized, because each language has its own formatted text around the picture. */
export const textPicture = defineType({
  name: 'textPicture',
  title: 'Picture',
  description: 'A picture between two paragraphs.',
  type: 'image',
  options: pictureOptions,
  validation: (rule) => rule.custom(shownPicture),
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence. Screen readers read it aloud.',
      type: 'string',
      validation: (rule) =>
        rule.custom(
          (alt, { parent }) =>
            sibling(parent, 'asset') === undefined ||
            isFilled(alt) ||
            'This picture has no alternative text for people who cannot see it.',
        ),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'A line below the picture that everybody reads.',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'caption', subtitle: 'alt', media: 'asset' } },
});
