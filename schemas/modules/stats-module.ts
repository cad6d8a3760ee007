import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';

export const statsModule = defineModule({
  name: 'statsModule',
  title: 'Figures',
  description: 'A row of figures that you enter or that the site counts from the properties.',
  icon: 'bar-chart',
  fields: [
    defineField({
      name: 'figures',
      title: 'Figures',
      description: 'Two to four work best. Drag to reorder.',
      type: 'array',
      of: [defineArrayMember({ type: 'statsFigure' })],
      validation: (rule) => rule.required().min(1).max(6),
    }),
  ],
});
