import { defineModule } from '../define-module.ts';
import { choiceField } from '../fields/choice-field.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';

export const articleModule = defineModule({
  name: 'articleModule',
  title: 'Article',
  description: 'Text, with a picture beside it if you like.',
  icon: 'document-text',
  media: 'picture',
  fields: [
    localizedField({
      name: 'body',
      title: 'Text',
      description: 'Headings, paragraphs, lists and links, in every language.',
      kind: 'RichText',
      startsOpen: true,
    }),
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'Optional. At least 1360 pixels wide looks sharp everywhere.',
    }),
    choiceField({
      name: 'imagePosition',
      title: 'Side of the picture',
      description: 'On a telephone the picture always stands above the text.',
      choices: [
        { title: 'Left', value: 'left' },
        { title: 'Right', value: 'right' },
      ],
      initialValue: 'right',
    }),
  ],
});
