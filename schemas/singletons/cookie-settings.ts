import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

function serviceField(name: string, title: string, pattern: RegExp, example: string) {
  return defineField({
    name,
    title,
    description: `Such as ${example}. Empty: the service is not used. It loads only after consent.`,
    type: 'string',
    group: 'services',
    validation: (rule) => rule.regex(pattern, { name: `number such as ${example}` }),
  });
}

export const cookieSettings = defineType({
  name: 'cookieSettings',
  title: 'Cookies and analytics',
  description: 'What visitors are asked, which cookies there are, and which services measure visits.',
  type: 'document',
  groups: [
    { name: 'question', title: 'Question', default: true },
    { name: 'cookies', title: 'Cookies' },
    { name: 'services', title: 'Services' },
  ],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Heading of the question.',
      kind: 'String',
      isRequired: true,
      group: 'question',
    }),
    localizedField({
      name: 'description',
      title: 'Text',
      description: 'What visitors agree to, in plain words, with a link to the cookie policy.',
      kind: 'RichText',
      isRequired: true,
      group: 'question',
    }),
    defineField({
      name: 'textVersion',
      title: 'Version of the text',
      description: 'Raise it when the meaning changes, such as 2026-11: every visitor is then asked again.',
      type: 'string',
      group: 'question',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'waitMilliseconds',
      title: 'Wait before asking',
      description: 'In thousandths of a second, 0 to 10000.',
      type: 'number',
      initialValue: 500,
      group: 'question',
      validation: (rule) => rule.required().integer().min(0).max(10_000),
    }),
    defineField({
      name: 'cookies',
      title: 'Cookies',
      description: 'All cookies and stored values, as the cookie policy lists them.',
      type: 'array',
      of: [defineArrayMember({ type: 'cookie' })],
      group: 'cookies',
    }),
    serviceField('googleAnalyticsId', 'Google Analytics', /^G-[A-Z0-9]{4,12}$/, 'G-AB12CD34EF'),
    serviceField('tagManagerId', 'Google Tag Manager', /^GTM-[A-Z0-9]{4,10}$/, 'GTM-AB12CD3'),
    serviceField('metaPixelId', 'Meta pixel', /^\d{10,20}$/, '123456789012345'),
    translationRecordsField,
  ],
  preview: { prepare: () => ({ title: 'Cookies and analytics' }) },
});
