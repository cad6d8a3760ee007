import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { emptyInDefaultLanguage } from '../objects/localized.ts';

export const articleModule = defineModule({
  name: 'articleModule',
  title: 'Article',
  description: 'Text, with a picture beside it if you like.',
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      description: 'Headings, paragraphs, lists and links, in every language.',
      type: 'internationalizedArrayRichText',
      initialValue: emptyInDefaultLanguage('internationalizedArrayRichText'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'Optional. At least 1360 pixels wide looks sharp everywhere.',
      type: 'picture',
    }),
    defineField({
      name: 'imagePosition',
      title: 'Side of the picture',
      description: 'On a telephone the picture always stands above the text.',
      type: 'string',
      options: {
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'right',
    }),
  ],
});
