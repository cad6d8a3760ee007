import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { defaultLanguage, languages } from '../languages.ts';
import { filledInDefaultLanguage } from '../objects/localized.ts';

const languageChoices = languages.map((language) => ({ title: language.title, value: language.id }));

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Settings',
  description: 'Facts about the agency and the languages of the site.',
  type: 'document',
  groups: [
    { name: 'agency', title: 'Agency', default: true },
    { name: 'languages', title: 'Languages' },
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
    defineField({
      name: 'tagline',
      title: 'Tagline',
      description: 'One line that says what the agency stands for.',
      type: 'internationalizedArrayString',
      group: 'agency',
      validation: (rule) => rule.custom(filledInDefaultLanguage),
    }),
    defineField({
      name: 'phone',
      title: 'Telephone',
      description: 'With the country code, such as +32 15 00 00 00.',
      type: 'string',
      group: 'agency',
      validation: (rule) => rule.required().regex(/^\+[\d ]{9,18}$/, { name: 'number with country code' }),
    }),
    defineField({
      name: 'email',
      title: 'E-mail address',
      description: 'Where visitors write to.',
      type: 'string',
      group: 'agency',
      validation: (rule) => rule.required().email(),
    }),
    defineField({
      name: 'address',
      title: 'Address',
      description: 'The main office.',
      type: 'postalAddress',
      group: 'agency',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'enabledLanguages',
      title: 'Languages of the site',
      description: 'Visitors get these languages. Enable one when all its texts are there.',
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
              'The default language cannot be switched off.',
          ),
    }),
  ],
  preview: { select: { title: 'agencyName' } },
});
