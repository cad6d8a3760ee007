import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';

export const propertyListModule = defineModule({
  name: 'propertyListModule',
  title: 'Property list',
  description: 'A few properties, chosen by rule, with a link to all of them.',
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
    defineField({
      name: 'maxItems',
      title: 'How many',
      description: 'At most this many properties, 1 to 20.',
      type: 'number',
      initialValue: 4,
      validation: (rule) => rule.required().integer().min(1).max(20),
    }),
    defineField({
      name: 'itemsPerRow',
      title: 'Per row',
      description: 'Properties beside each other on a desktop, 1 to 4.',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.required().integer().min(1).max(4),
    }),
  ],
});
