import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';
import { filterConditionFields } from '../fields/filter-condition-fields.ts';

export const propertyListModule = defineModule({
  name: 'propertyListModule',
  title: 'Property list',
  description: 'A few properties, chosen by rule, with a link to all of them.',
  icon: 'home',
  fields: [
    defineField({
      name: 'goal',
      title: 'Which properties',
      description: 'For sale, for rent, or both mixed.',
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
      description: 'Which properties come first.',
      type: 'string',
      options: { list: [{ title: 'Newest first', value: 'newest' }] },
      initialValue: 'newest',
      validation: (rule) => rule.required(),
    }),
    ...filterConditionFields('filters', 'Only properties that satisfy these. None means all of them.'),
    viewField('card-view', 'list-view'),
    ...amountFields(20),
  ],
});
