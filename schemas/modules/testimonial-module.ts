import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';

export const testimonialModule = defineModule({
  name: 'testimonialModule',
  title: 'Testimonials',
  description: 'What customers say about the agency.',
  icon: 'blockquote',
  fields: [
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      description: 'Leave empty to show the newest ones.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => rule.unique(),
    }),
    viewField('card-view', 'list-view'),
    ...amountFields(12),
  ],
});
