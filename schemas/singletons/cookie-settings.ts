import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { localizedField } from '../fields/localized-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

function serviceField(name: string, title: string, pattern: RegExp, example: string) {
  return defineField({
    name,
    title,
    description: `For example ${example}. Leave empty if you do not use this service. It loads only after consent.`,
    type: 'string',
    group: 'services',
    validation: (rule) => rule.regex(pattern, { name: `number, for example ${example}` }),
  });
}

export const cookieSettings = defineType({
  name: 'cookieSettings',
  title: 'Cookies and analytics',
  description: 'The cookie banner, the list of cookies, and the services that measure visits.',
  type: 'document',
  groups: [
    { name: 'question', title: 'Consent', default: true },
    { name: 'cookies', title: 'Cookies' },
    { name: 'services', title: 'Services' },
  ],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'The heading of the consent dialog.',
      kind: 'String',
      isRequired: true,
      group: 'question',
    }),
    localizedField({
      name: 'description',
      title: 'Text',
      description: 'What visitors consent to, in plain words, with a link to the cookie policy.',
      kind: 'RichText',
      isRequired: true,
      group: 'question',
    }),
    defineField({
      name: 'textVersion',
      title: 'Version of the text',
      description:
        'Change it when the meaning changes, for example to 2026-11. All visitors are then asked for consent again.',
      type: 'string',
      group: 'question',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'waitMilliseconds',
      title: 'Delay',
      description: 'How long to wait before the dialog appears, in milliseconds, from 0 to 10000.',
      type: 'number',
      initialValue: 500,
      group: 'question',
      validation: (rule) => rule.required().integer().min(0).max(10_000),
    }),
    defineField({
      name: 'cookies',
      title: 'Cookies',
      description: 'All cookies and stored values, as listed in the cookie policy.',
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
