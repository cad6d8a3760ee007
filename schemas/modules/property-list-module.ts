import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { amountFields, viewField } from '../module-views.ts';
import { filterConditionFields } from '../fields/filter-condition-fields.ts';
import { isReference } from '../fields/property-reference-field.ts';
import { sibling } from '../fields/sibling.ts';

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
      title: 'Selection',
      description:
        'Featured properties are marked in the Properties tool. Sold and rented ones are left out.',
      type: 'string',
      options: {
        list: [
          { title: 'Featured first, then the newest', value: 'newest' },
          { title: 'Only featured', value: 'featured' },
          { title: 'Chosen by hand', value: 'chosen' },
        ],
        layout: 'radio',
      },
      initialValue: 'newest',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'references',
      title: 'Properties',
      description: 'In this order. One that is sold or rented meanwhile is left out.',
      type: 'array',
      of: [defineArrayMember({ type: 'propertyReference', validation: (rule) => rule.custom(isReference) })],
      hidden: ({ parent }) => sibling(parent, 'order') !== 'chosen',
      validation: (rule) =>
        rule
          .unique()
          .custom((references, { parent }) =>
            sibling(parent, 'order') === 'chosen' && !references?.length ? 'Choose a property.' : true,
          ),
    }),
    ...filterConditionFields(
      'filters',
      'Only properties that meet these conditions are shown. Leave empty to show all.',
    ),
    viewField('card-view', 'list-view'),
    ...amountFields(20),
  ],
});
