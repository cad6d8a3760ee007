import { defineField, defineType } from '@sanity/types';
import { emailField, phoneField } from '../fields/contact-fields.ts';
import { localizedField } from '../fields/localized-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { formFields } from './form-fields.ts';
import { languageFields } from './language-fields.ts';
import { legalFields } from './legal-fields.ts';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  description: 'Facts about the agency, the languages of the site and where its forms lead.',
  type: 'document',
  groups: [
    { name: 'agency', title: 'Agency', default: true },
    { name: 'legal', title: 'Legal' },
    { name: 'languages', title: 'Languages' },
    { name: 'forms', title: 'Forms and links' },
  ],
  fields: [
    defineField({
      name: 'agencyName',
      title: 'Name of the agency',
      description: 'As it stands in the header, the footer and the browser tab.',
      type: 'string',
      group: 'agency',
      validation: (rule) => rule.required(),
    }),
    localizedField({
      name: 'tagline',
      title: 'Tagline',
      description: 'One line that says what the agency stands for.',
      kind: 'String',
      isRequired: true,
      group: 'agency',
    }),
    phoneField({
      description: 'With the country code, such as +32 15 00 00 00.',
      isRequired: true,
      group: 'agency',
    }),
    emailField({ description: 'Where visitors write to.', isRequired: true, group: 'agency' }),
    defineField({
      name: 'address',
      title: 'Address',
      description: 'The main office.',
      type: 'postalAddress',
      group: 'agency',
      validation: (rule) => rule.required(),
    }),
    ...legalFields,
    ...languageFields,
    ...formFields,
    translationRecordsField,
  ],
  preview: { select: { title: 'agencyName' } },
});
