import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { emailField, phoneField } from '../fields/contact-fields.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byField, byOrder, draggedOrderField } from '../fields/order-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { statusField } from '../fields/status-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  description: 'Someone at the agency whom visitors can contact.',
  type: 'document',
  icon: 'user' satisfies IconName,
  orderings: [byOrder, byField('name', 'Name')],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'First name and family name.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    pictureField({
      name: 'portrait',
      title: 'Portrait',
      description: 'A picture in portrait format, at least 600 pixels wide.',
    }),
    localizedField({
      name: 'role',
      title: 'Role',
      description: 'For example broker or administration.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'description',
      title: 'Introduction',
      description: 'One or two sentences about this person.',
      kind: 'Text',
    }),
    defineField({
      name: 'office',
      title: 'Office',
      description: 'Where this person works.',
      type: 'reference',
      to: [{ type: 'office' }],
    }),
    phoneField({ description: 'The number visitors can call, with the country code.' }),
    emailField({ description: 'The address visitors can write to.' }),
    defineField({
      name: 'brokerNumber',
      title: 'BIV number',
      description: 'For recognised brokers only: six digits, for example 500 000.',
      type: 'string',
      validation: (rule) => rule.regex(/^\d{3} ?\d{3}$/, { name: 'six digits' }),
    }),
    defineField({
      name: 'visitHours',
      title: 'Hours for visits',
      description:
        'When visitors can book a visit to a property of this broker. The e-mail address must be the one in the property data.',
      type: 'array',
      of: [defineArrayMember({ type: 'visitHours' })],
    }),
    defineField({
      name: 'blockedDays',
      title: 'Blocked days',
      description: 'Holidays and other days without visits.',
      type: 'array',
      of: [defineArrayMember({ type: 'blockedDays' })],
    }),
    statusField({ description: 'Visitors do not see a hidden team member.' }),
    draggedOrderField,
    translationRecordsField,
  ],
  preview: {
    select: { title: 'name', role: 'role', status: 'status', media: 'portrait' },
    prepare({
      title,
      role,
      status,
      media,
    }: {
      title?: string;
      role?: Localized<string>;
      status?: string;
      media?: never;
    }) {
      const subtitle = inLanguage(role) ?? '';
      return {
        title: title ?? 'No name yet',
        subtitle: status === 'published' ? subtitle : `${subtitle} · Hidden`,
        media,
      };
    },
  },
});
