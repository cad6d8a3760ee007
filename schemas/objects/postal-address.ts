import { defineField, defineType } from '@sanity/types';
import { belgianZip } from '../rules/zip.ts';

export const postalAddress = defineType({
  name: 'postalAddress',
  title: 'Address',
  description: 'Where visitors can find the agency.',
  type: 'object',
  fields: [
    defineField({
      name: 'street',
      title: 'Street and number',
      description: 'As on an envelope, for example Stationsstraat 1.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'zip',
      title: 'Postal code',
      description: 'Four digits.',
      type: 'string',
      validation: (rule) => belgianZip(rule.required()),
    }),
    defineField({
      name: 'city',
      title: 'City',
      description: 'In the local language.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
  ],
});
