import { defineModule } from '../define-module.ts';
import { choiceField } from '../fields/choice-field.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';

export const articleModule = defineModule({
  name: 'articleModule',
  title: 'Text and picture',
  description: 'A text, with an optional picture beside it.',
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
      description: 'Optional. Use at least 1360 pixels wide, so that it looks sharp on every screen.',
    }),
    choiceField({
      name: 'imagePosition',
      title: 'Picture position',
      description: 'On phones the picture is always above the text.',
      choices: [
        { title: 'Left', value: 'left' },
        { title: 'Right', value: 'right' },
      ],
      initialValue: 'right',
    }),
  ],
});
