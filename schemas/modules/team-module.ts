import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';

export const teamModule = defineModule({
  name: 'teamModule',
  title: 'Team',
  description: 'The people of the agency, with portrait, role and contact details.',
  icon: 'users',
  fields: [
    defineField({
      name: 'office',
      title: 'Office',
      description: 'Show only the people of this office. Leave empty to show everyone.',
      type: 'reference',
      to: [{ type: 'office' }],
    }),
    viewField('team-view'),
    ...amountFields(12, 4),
  ],
});
