import { defineType } from '@sanity/types';
import { propertyReferenceField } from '../../fields/property-reference-field.ts';
import { capacityField, durationField } from './visit-settings.ts';

export const visitException = defineType({
  name: 'visitException',
  title: 'Property that differs',
  description:
    'A property whose visits are longer, shorter or for more parties. Empty fields follow the others.',
  type: 'object',
  fields: [
    propertyReferenceField({
      name: 'reference',
      title: 'Property',
      description: 'The property that differs.',
    }),
    durationField,
    capacityField,
  ],
  preview: { select: { title: 'reference' } },
});
