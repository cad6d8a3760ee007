import { defineField, defineType } from '@sanity/types';
import { inLanguage, type Localized } from '../../fields/localized.ts';
import { localizedField } from '../../fields/localized-field.ts';
import { picturesField } from '../../fields/picture-field.ts';

function publicField(name: string, title: string) {
  return defineField({
    name,
    title,
    description: 'Off keeps it here without showing it to visitors.',
    type: 'boolean',
    initialValue: true,
  });
}

export const footerColumn = defineType({
  name: 'footerColumn',
  title: 'Column',
  description: 'A column of the footer. Each part of it can be shown or kept back.',
  type: 'object',
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Heading of the column.',
      kind: 'String',
      isRequired: true,
    }),
    publicField('isTitlePublic', 'Show the title'),
    localizedField({
      name: 'intro',
      title: 'Introduction',
      description: 'A sentence under the title.',
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
      description: 'Such as the mark of a professional body.',
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
