import { defineField, defineType } from '@sanity/types';
import { choiceField } from '../../fields/choice-field.ts';
import { localizedField } from '../../fields/localized-field.ts';

const cookieCategories = [
  { title: 'Necessary', value: 'necessary' },
  { title: 'Preferences', value: 'preferences' },
  { title: 'Statistics', value: 'statistics' },
  { title: 'Marketing', value: 'marketing' },
];

/** Services that set cookies as soon as their id is filled in. */
const cookieServices = [
  { title: 'Google', value: 'google' },
  { title: 'Meta', value: 'meta' },
];

export const cookie = defineType({
  name: 'cookie',
  title: 'Cookie',
  description: 'A cookie or stored value that the site uses, as listed in the cookie policy.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As shown by browsers.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    choiceField({
      name: 'category',
      title: 'Category',
      description: 'Necessary cookies need no consent, but the law allows very few.',
      choices: cookieCategories,
      initialValue: 'necessary',
      isRequired: true,
    }),
    defineField({
      name: 'provider',
      title: 'Provider',
      description: 'Who sets it: the agency, or a service such as Google.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    choiceField({
      name: 'service',
      title: 'Service',
      description: 'Listed only while this service is in use. Leave empty to always list it.',
      choices: cookieServices,
    }),
    localizedField({
      name: 'purpose',
      title: 'Purpose',
      description: 'What it is used for, in one sentence.',
      kind: 'Text',
      isRequired: true,
    }),
    localizedField({
      name: 'duration',
      title: 'Storage period',
      description: 'For example 1 year.',
      kind: 'String',
      isRequired: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'category' } },
});
