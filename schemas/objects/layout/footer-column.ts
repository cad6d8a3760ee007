import { defineField, defineType } from '@sanity/types';
import { inLanguage, type Localized } from '../../fields/localized.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { picturesField } from '../../fields/picture-field.ts';

function publicField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: 'Switch off to hide it from visitors without deleting it.',
    type: 'boolean',
    initialValue: true,
  });
}

export const footerColumn = defineType({
  name: 'footerColumn',
  title: 'Column',
  description: 'A column of the footer. Each part can be shown or hidden.',
  type: 'object',
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'The heading of the column.',
      kind: 'String',
      isRequired: true,
    }),
    publicField('isTitlePublic', 'Show the title'),
    localizedField({
      name: 'intro',
      title: 'Introduction',
      description: 'A sentence below the title.',
      kind: 'Text',
    }),
    publicField('isIntroPublic', 'Show the introduction'),
    localizedField({
      name: 'text',
      title: 'Text',
      description: 'Paragraphs, lists and links.',
      kind: 'RichText',
    }),
    publicField('isTextPublic', 'Show the text'),
    picturesField({
      name: 'pictures',
      title: 'Pictures',
      description: 'For example the logo of a professional body.',
    }),
    publicField('arePicturesPublic', 'Show the pictures'),
  ],
  preview: {
    select: { title: 'title', media: 'pictures.0' },
    prepare({ title, media }: { title?: Localized<string>; media?: never }) {
      return { title: inLanguage(title) ?? 'Column', media };
    },
  },
});
