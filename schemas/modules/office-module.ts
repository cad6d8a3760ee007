import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';

export const officeModule = defineModule({
  name: 'officeModule',
  title: 'Offices',
  description: 'Address, opening hours, phone number and e-mail address of your offices.',
  icon: 'pin',
  fields: [
    defineField({
      name: 'offices',
      title: 'Offices',
      description: 'Leave empty to show all offices, sorted by their order number.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'office' }] })],
      validation: (rule) => rule.unique(),
    }),
  ],
});
