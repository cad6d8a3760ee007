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
  description: 'A cookie or stored value the site uses, as the cookie policy lists it.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As browsers show it.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    choiceField({
      name: 'category',
      title: 'Category',
      description: 'Necessary ones need no consent; the law allows few of them.',
      choices: cookieCategories,
      initialValue: 'necessary',
      isRequired: true,
    }),
    defineField({
      name: 'provider',
      title: 'Provider',
      description: 'Who sets it: the agency itself, or a service such as Google.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    choiceField({
      name: 'service',
      title: 'Service',
      description: 'Visitors see it listed only while this service is in use; without one always.',
      choices: cookieServices,
    }),
    localizedField({
      name: 'purpose',
      title: 'Purpose',
      description: 'What it is for, in a sentence.',
      kind: 'Text',
      isRequired: true,
    }),
    localizedField({
      name: 'duration',
      title: 'Kept for',
      description: 'Such as 1 year.',
      kind: 'String',
      isRequired: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'category' } },
});
