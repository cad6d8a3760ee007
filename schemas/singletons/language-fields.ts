import { defineArrayMember, defineField } from '@sanity/types';
import { defaultLanguage, languageChoices } from '../languages.ts';
import { choiceField } from '../fields/choice-field.ts';

export const languageFields = [
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
  choiceField({
    name: 'incompleteTranslations',
    title: 'When a translation is missing',
    description: 'What happens when somebody publishes a document that an enabled language lacks.',
    choices: [
      { title: 'Warn and publish', value: 'warn' },
      { title: 'Do not publish', value: 'block' },
    ],
    initialValue: 'warn',
    group: 'languages',
  }),
];
