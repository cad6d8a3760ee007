import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { byField } from '../fields/order-field.ts';
import type { IconName } from '../icons.ts';
import { onlyOne } from '../rules/redirects.ts';
import { belgianZip } from '../rules/zip.ts';

export const village = defineType({
  name: 'village',
  title: 'Village',
  description: 'A village or district with a name of its own.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As people there write it, such as Muizen.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'zip',
      title: 'Postal code',
      description: 'Four digits; it may be that of the municipality.',
      type: 'string',
      validation: (rule) => belgianZip(rule.required()),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'zip' } },
});

export const municipality = defineType({
  name: 'municipality',
  title: 'Municipality',
  description: 'The villages and districts of a municipality, for the filters of the lists.',
  type: 'document',
  icon: 'pin' satisfies IconName,
  orderings: [byField('zip', 'Postal code')],
  fields: [
    defineField({
      name: 'names',
      title: 'Names',
      description: 'In each language that has its own, such as Gent and Gand. The Studio shows the first.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'zip',
      title: 'Postal code',
      description: 'Four digits, of the centre of the municipality.',
      type: 'string',
      validation: (rule) => [
        belgianZip(rule.required()),
        rule.custom(onlyOne('municipality', 'zip', 'Another municipality has the same postal code.')),
      ],
    }),
    defineField({
      name: 'villages',
      title: 'Villages and districts',
      description:
        'A search for the municipality also finds properties here. Visitors can search for each of them, too.',
      type: 'array',
      of: [defineArrayMember({ type: 'village' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { names: 'names', zip: 'zip', villages: 'villages' },
    prepare({ names, zip, villages }: { names?: string[]; zip?: string; villages?: { name?: string }[] }) {
      const title = [zip, names?.[0]].filter(Boolean).join(' ');
      const parts = (villages ?? []).flatMap(({ name }) => name ?? []);
      return { title: title || 'No name yet', subtitle: parts.join(', ') };
    },
  },
});
