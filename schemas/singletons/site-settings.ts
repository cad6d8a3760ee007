import { defineField, defineType } from '@sanity/types';
import { emailField, phoneField } from '../fields/contact-fields.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { brandFields } from './brand-fields.ts';
import { costFields } from './cost-fields.ts';
import { formFields } from './form-fields.ts';
import { languageFields } from './language-fields.ts';
import { legalFields } from './legal-fields.ts';
import { publishingFields } from './publishing-fields.ts';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  description: 'The agency’s details, the languages of the site and the recipients of its forms.',
  type: 'document',
  groups: [
    { name: 'agency', title: 'Agency', default: true },
    { name: 'legal', title: 'Legal' },
    { name: 'costs', title: 'Costs' },
    { name: 'languages', title: 'Languages' },
    { name: 'publishing', title: 'Publishing' },
    { name: 'forms', title: 'Forms and links' },
  ],
  fields: [
    defineField({
      name: 'agencyName',
      title: 'Name of the agency',
      description: 'As it appears in the header, the footer and the browser tab.',
      type: 'string',
      group: 'agency',
      validation: (rule) => rule.required(),
    }),
    localizedField({
      name: 'tagline',
      title: 'Tagline',
      description: 'What the agency is about, in one line.',
      kind: 'String',
      isRequired: true,
      group: 'agency',
    }),
    phoneField({
      description: 'With the country code, for example +32 9 000 00 00.',
      isRequired: true,
      group: 'agency',
    }),
    emailField({ description: 'The address for general e-mail.', isRequired: true, group: 'agency' }),
    defineField({
      name: 'address',
      title: 'Address',
      description: 'The address of the main office.',
      type: 'postalAddress',
      group: 'agency',
      validation: (rule) => rule.required(),
    }),
    ...brandFields,
    pictureField({
      name: 'sharePicture',
      title: 'Picture for shared links',
      description: 'Appears where someone shares a page without a picture. At least 1200 by 630 pixels.',
      group: 'agency',
    }),
    ...legalFields,
    ...costFields,
    ...languageFields,
    ...publishingFields,
    ...formFields,
    translationRecordsField,
  ],
  preview: { select: { title: 'agencyName' } },
});
