import { defineField, defineType } from '@sanity/types';
import { videoAddress } from '../../rules/links.ts';
import { countPlaceholders, onlyPlaceholders } from '../../rules/placeholders.ts';
import { choiceField } from '../../fields/choice-field.ts';
import { inLanguage, type Localized } from '../../fields/localized.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { pictureField, picturesField } from '../../fields/picture-field.ts';
import { sibling } from '../../fields/sibling.ts';

function isMedia(banner: unknown, ...media: string[]): boolean {
  return media.includes(String(sibling(banner, 'mediaType')));
}

/** Hides a field unless the banner shows one of these media. */
function unlessMedia(...media: string[]) {
  return ({ parent }: { parent?: unknown }) => !isMedia(parent, ...media);
}

/** Warns about an empty field that one of these media needs. A hidden field must never block publishing. */
export function neededFor(...media: string[]) {
  return (value: unknown, { parent }: { parent?: unknown }): true | string => {
    const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
    return !isMissing || !isMedia(parent, ...media) || 'Required for the banner.';
  };
}

function videoField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    hidden: unlessMedia('video'),
    validation: (rule) => [
      rule.custom((value, { parent }) => !isMedia(parent, 'video') || videoAddress(value)),
      ...(name === 'video' ? [rule.custom(neededFor('video')).warning()] : []),
    ],
  });
}

export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  description: 'The wide band at the top of a page.',
  type: 'object',
  fieldsets: [
    {
      name: 'look',
      title: 'Height and colour',
      description: 'The defaults look good with most pictures.',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    choiceField({
      name: 'mediaType',
      title: 'Type of banner',
      description: 'What appears behind the words of the banner.',
      choices: [
        { title: 'Picture', value: 'image' },
        { title: 'Several pictures', value: 'gallery' },
        { title: 'Video', value: 'video' },
        { title: 'Colour', value: 'color' },
        { title: 'Nothing', value: 'none' },
      ],
      initialValue: 'image',
      isRequired: true,
    }),
    picturesField({
      name: 'pictures',
      title: 'Pictures',
      description:
        'A banner with one picture shows the first. Use at least 1920 pixels wide, so that it looks sharp on every screen.',
      hidden: unlessMedia('image', 'gallery'),
      check: neededFor('image', 'gallery'),
    }),
    videoField('video', 'Video', 'The https address of an .mp4 or .webm file. It plays without sound.'),
    videoField(
      'mobileVideo',
      'Video on phones',
      'A smaller or vertical file. Leave empty to use the same video.',
    ),
    pictureField({
      name: 'poster',
      title: 'Video poster',
      description: 'Shown until the video plays, and to visitors who prefer reduced motion.',
      hidden: unlessMedia('video'),
      check: neededFor('video'),
    }),
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'The large heading. Leave empty to use the title of the page.',
      kind: 'String',
    }),
    localizedField({
      name: 'description',
      title: 'Description',
      description:
        'Below the title. The site replaces {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} with the number of properties.',
      kind: 'Text',
      rules: [onlyPlaceholders(countPlaceholders)],
    }),
    defineField({
      name: 'search',
      title: 'Property search',
      description: 'A property search on top of the banner.',
      type: 'searchBlock',
    }),
    choiceField({
      name: 'height',
      title: 'Height',
      description: 'How much of the screen the banner fills.',
      choices: [
        { title: 'Low', value: 'low' },
        { title: 'Standard', value: 'standard' },
        { title: 'Full screen', value: 'full' },
      ],
      initialValue: 'standard',
      fieldset: 'look',
    }),
    choiceField({
      name: 'color',
      title: 'Colour',
      description:
        'Behind the words where there is no picture, else over the picture. The words on a picture lie on paper.',
      choices: [
        { title: 'Soft', value: 'soft' },
        { title: 'Accent', value: 'accent' },
        { title: 'Dark', value: 'dark' },
      ],
      initialValue: 'dark',
      fieldset: 'look',
    }),
    defineField({
      name: 'transparent',
      title: 'Transparency',
      description: 'How much of the picture shows through the colour, from 0 to 100 per cent.',
      type: 'number',
      initialValue: 100,
      fieldset: 'look',
      hidden: unlessMedia('image', 'gallery', 'video'),
      validation: (rule) => rule.min(0).max(100),
    }),
  ],
  preview: {
    select: { title: 'title', media: 'pictures.0' },
    prepare({ title, media }: { title?: Localized<string>; media?: never }) {
      return { title: inLanguage(title) ?? 'Banner without words', media };
    },
  },
});
