import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';

export const teamModule = defineModule({
  name: 'teamModule',
  title: 'Team',
  description: 'The people of the agency, with portrait, role and how to reach them.',
  icon: 'users',
  fields: [
    defineField({
      name: 'office',
      title: 'Office',
      description: 'Only the people of this office. Empty: everybody.',
      type: 'reference',
      to: [{ type: 'office' }],
    }),
    viewField('team-view'),
    ...amountFields(12, 4),
  ],
});
