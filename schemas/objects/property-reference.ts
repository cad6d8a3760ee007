import { defineType } from '@sanity/types';

export const propertyReference = defineType({
  name: 'propertyReference',
  title: 'Property',
  description: 'The number of an imported property, which the Studio lets editors choose from a list.',
  type: 'string',
});
