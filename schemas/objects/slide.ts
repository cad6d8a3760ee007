import { defineField, defineType } from '@sanity/types';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { sibling } from '../fields/sibling.ts';
import { statusField } from '../fields/status-field.ts';

/** A slide with neither picture nor title leaves a gap in the row. */
function showsSomething(value: object): boolean {
  return sibling(value, 'picture') !== undefined || sibling(value, 'title') !== undefined;
}

export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  description: 'A picture in a slider, with optional text.',
  type: 'object',
  fields: [
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'Use at least 1360 pixels wide, so that it looks sharp on every screen.',
    }),
    localizedField({ name: 'title', title: 'Title', description: 'The large heading.', kind: 'String' }),
    localizedField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences below the title.',
      kind: 'Text',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Optional. Where the slide links to.',
      type: 'link',
      options: { collapsible: true, collapsed: true },
    }),
    statusField({ description: 'Visitors do not see a hidden slide.' }),
  ],
  validation: (rule) =>
    rule
      .custom((slide) => slide === undefined || showsSomething(slide) || 'Add a picture or a title.')
      .warning(),
  preview: {
    select: { title: 'title', status: 'status', media: 'picture' },
    prepare({ title, status, media }: { title?: Localized<string>; status?: string; media?: never }) {
      return {
        title: inLanguage(title) ?? 'Slide without text',
        subtitle: status === 'published' ? 'Visible' : 'Hidden',
        media,
      };
    },
  },
});
