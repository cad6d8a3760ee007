import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';

export const callToActionModule = defineModule({
  name: 'callToActionModule',
  title: 'Call to action',
  description: 'A title, a sentence and one or two buttons: the next step for the visitor.',
  icon: 'launch',
  fields: [
    defineField({
      name: 'links',
      title: 'Buttons',
      description: 'One or two. The first one stands out.',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).max(2),
    }),
  ],
});
