import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';
import { filterConditionFields } from '../fields/filter-condition-fields.ts';

export const propertyListModule = defineModule({
  name: 'propertyListModule',
  title: 'Property list',
  description: 'A few properties that meet your conditions, with a link to the full list.',
  icon: 'home',
  fields: [
    defineField({
      name: 'goal',
      title: 'Which properties',
      description: 'For sale, for rent, or a mix of both.',
      type: 'string',
      options: {
        list: [
          { title: 'For sale', value: 'sale' },
          { title: 'For rent', value: 'rent' },
          { title: 'Both', value: 'any' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'any',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'Which properties are shown first.',
      type: 'string',
      options: { list: [{ title: 'Newest first', value: 'newest' }] },
      initialValue: 'newest',
      validation: (rule) => rule.required(),
    }),
    ...filterConditionFields(
      'filters',
      'Only properties that meet these conditions are shown. Leave empty to show all.',
    ),
    viewField('card-view', 'list-view'),
    ...amountFields(20),
  ],
});
