import { defineField, defineType, defineArrayMember } from '@sanity/types';
import { emailField, phoneField } from '../fields/contact-fields.ts';
import { localizedField } from '../fields/localized-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { costFields } from './cost-fields.ts';
import { formFields } from './form-fields.ts';
import { legalFields } from './legal-fields.ts';
import { pictureOptions, shownPicture, withPictureFiles } from '../rules/pictures.ts';
import { type CheckId, checkIds } from '../checks/check-ids.ts';
import { defaultLanguage, languageChoices, languageTitle } from '../languages.ts';

const languageFields = [
  defineField({
    name: 'enabledLanguages',
    title: 'Site languages',
    description: 'The languages visitors can choose from. Enable a language once all its texts are ready.',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: languageChoices } })],
    options: { list: languageChoices },
    initialValue: [defaultLanguage],
    group: 'languages',
    validation: (rule) =>
      rule
        .required()
        .unique()
        .custom(
          (value) =>
            (Array.isArray(value) && value.includes(defaultLanguage)) ||
            `${languageTitle(defaultLanguage)} cannot be disabled: visitors see it wherever a translation is missing.`,
        ),
  }),
];

/** Required fields always prevent publishing. */
const choices = checkIds.filter(({ id }) => id !== 'required').map(({ id, title }) => ({ title, value: id }));

const publishingFields = [
  defineField({
    name: 'blockingChecks',
    title: 'Checks that prevent publishing',
    description:
      'Nothing is published before these pass. The others warn only, and an editor may publish anyway.',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: choices } })],
    options: { list: choices },
    initialValue: ['machineTexts' satisfies CheckId],
    group: 'publishing',
    validation: (rule) => rule.unique(),
  }),
];

/** Has no alternative text, because the site uses the agency's name. */
function brandField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description: withPictureFiles(description),
    type: 'image',
    options: pictureOptions,
    group: 'agency',
    validation: (rule) => rule.custom(shownPicture),
  });
}

const brandFields = [
  brandField(
    'logo',
    'Logo',
    'Replaces the standard logo on the site, in mails and on paper. At least 600 pixels wide, with a transparent background.',
  ),
  brandField(
    'darkLogo',
    'Logo on a dark background',
    'A light version of the logo, for visitors in dark mode. Leave empty to use the same one.',
  ),
  brandField(
    'icon',
    'Icon',
    'The small picture in the browser tab and on the home screen of a phone. Square, at least 400 by 400 pixels.',
  ),
];

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
