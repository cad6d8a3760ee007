import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { isFilled } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { sibling } from '../fields/sibling.ts';

const isChosen = (module: unknown) => sibling(module, 'testimonial') !== undefined;
const onceChosen = ({ parent }: { parent?: unknown }) => isChosen(parent);

export const quoteModule = defineModule({
  name: 'quoteModule',
  title: 'Quote',
  description: 'One strong sentence of a customer or a colleague, in large letters.',
  icon: 'double-quote',
  media: 'picture',
  fields: [
    defineField({
      name: 'testimonial',
      title: 'Testimonial',
      description: 'Shows a testimonial of your list. Leave empty to write a quotation here.',
      type: 'reference',
      to: [{ type: 'testimonial' }],
    }),
    localizedField({
      name: 'quote',
      title: 'Quotation',
      description: 'In the person’s own words, without quotation marks. Two sentences at most work best.',
      kind: 'Text',
      startsOpen: true,
      hidden: onceChosen,
      rules: [
        (value, { parent }) =>
          isChosen(parent) || isFilled(value) || 'Write the quotation, or choose a testimonial.',
      ],
    }),
    defineField({
      name: 'author',
      title: 'Name',
      description: 'Who says it.',
      type: 'string',
      hidden: onceChosen,
      validation: (rule) => rule.max(60),
    }),
    localizedField({
      name: 'role',
      title: 'Role or town',
      description: 'A few words below the name, for example a function or a town.',
      kind: 'String',
      hidden: onceChosen,
    }),
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'Optional. A portrait beside the quotation, at least 800 pixels wide.',
    }),
  ],
});
