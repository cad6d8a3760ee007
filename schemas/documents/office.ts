import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { coordinatesField } from '../fields/coordinates-field.ts';
import { emailField, phoneField } from '../fields/contact-fields.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byField, byOrder, draggedOrderField } from '../fields/order-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { statusField } from '../fields/status-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';

type Office = { title?: string; street?: string; status?: string; media?: never };

export const office = defineType({
  name: 'office',
  title: 'Office',
  description: 'An office where visitors can meet the agency.',
  type: 'document',
  icon: 'home' satisfies IconName,
  orderings: [byOrder, byField('name', 'Name')],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For example Gent.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    pictureField({
      name: 'picture',
      title: 'Picture',
      description: 'The front or the interior of the office.',
    }),
    localizedField({
      name: 'description',
      title: 'Description',
      description: 'A few sentences, for example on where to park.',
      kind: 'Text',
    }),
    defineField({
      name: 'address',
      title: 'Address',
      description: 'Where the office is.',
      type: 'postalAddress',
      validation: (rule) => rule.required(),
    }),
    coordinatesField({ description: 'Without them, maps show the centre of the town.' }),
    phoneField({ description: 'With the country code, for example +32 9 000 00 00.' }),
    emailField({ description: 'The address for e-mail to this office.' }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours',
      description: 'One line for each group of days with the same hours.',
      type: 'array',
      of: [defineArrayMember({ type: 'openingHours' })],
    }),
    statusField({ description: 'Visitors do not see a hidden office.' }),
    draggedOrderField,
    translationRecordsField,
  ],
  preview: {
    select: { title: 'name', street: 'address.street', status: 'status', media: 'picture' },
    prepare({ title, street, status, media }: Office) {
      const subtitle = street ?? '';
      return {
        title: title ?? 'No name yet',
        subtitle: status === 'published' ? subtitle : `${subtitle} · Hidden`,
        media,
      };
    },
  },
});
