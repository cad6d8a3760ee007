import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';

function neededPicture(name: string, title: string, description: string) {
  const field = pictureField({ name, title, description });
  return defineField({ ...field, validation: (rule) => rule.required() });
}

export const beforeAfterModule = defineModule({
  name: 'beforeAfterModule',
  title: 'Before and after',
  description: 'Two pictures of the same view, one over the other, with a handle between them.',
  icon: 'split-vertical',
  media: 'before',
  fields: [
    neededPicture(
      'before',
      'First picture',
      'On the left of the handle. Both pictures should show the same view from the same spot.',
    ),
    localizedField({
      name: 'beforeLabel',
      title: 'Words on the first picture',
      description: 'One or two words. Leave empty for “Before”.',
      kind: 'String',
    }),
    neededPicture(
      'after',
      'Second picture',
      'On the right of the handle. Crop it so that both pictures fit over each other.',
    ),
    localizedField({
      name: 'afterLabel',
      title: 'Words on the second picture',
      description: 'One or two words. Leave empty for “After”.',
      kind: 'String',
    }),
  ],
});
