import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byField } from '../fields/order-field.ts';
import { statusField } from '../fields/status-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { notLaterThan } from '../rules/times.ts';

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  description: 'What a customer said, with their permission.',
  type: 'document',
  icon: 'blockquote' satisfies IconName,
  orderings: [byField('date', 'Newest first', 'desc')],
  fields: [
    localizedField({
      name: 'quote',
      title: 'Quotation',
      description: 'In the customer’s own words, without quotation marks.',
      kind: 'Text',
      isRequired: true,
    }),
    defineField({
      name: 'author',
      title: 'First name',
      description: 'The first name only, to protect the customer’s privacy.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'place',
      title: 'Town',
      description: 'A town or village, never an address.',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'The date of the testimonial. The newest come first.',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      validation: (rule) => rule.required().custom((date) => notLaterThan(date, new Date())),
    }),
    statusField({ description: 'Visitors do not see a hidden testimonial.' }),
    translationRecordsField,
  ],
  preview: {
    select: { quote: 'quote', author: 'author', place: 'place', status: 'status' },
    prepare(document: { quote?: Localized<string>; author?: string; place?: string; status?: string }) {
      const who = [document.author, document.place].filter(Boolean).join(', ');
      return {
        title: inLanguage(document.quote) ?? 'No quotation yet',
        subtitle: document.status === 'published' ? who : `${who} · Hidden`,
      };
    },
  },
});
