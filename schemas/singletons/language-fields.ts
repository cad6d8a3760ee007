import { defineArrayMember, defineField } from '@sanity/types';
import { defaultLanguage, languageChoices, languageTitle } from '../languages.ts';

export const languageFields = [
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
