import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { languageChoices, languageTitle } from '../../languages.ts';
import { endsAfter, timeOfDay } from '../../rules/times.ts';
import { sibling } from '../../fields/sibling.ts';

export const contactSlot = defineType({
  name: 'contactSlot',
  title: 'Part of the day',
  description: 'When visitors may ask to be called or received.',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'Such as 10:00.',
      type: 'string',
      validation: (rule) => rule.required().custom(timeOfDay),
    }),
    defineField({
      name: 'to',
      title: 'Until',
      description: 'Such as 13:00.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(timeOfDay),
        rule.custom((to, { parent }) => endsAfter(to, sibling(parent, 'from'))),
      ],
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      description: 'Only offered on pages in these languages. None means all.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: languageChoices } })],
      options: { list: languageChoices },
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', languages: 'languages' },
    prepare(slot: { from?: string; to?: string; languages?: string[] }) {
      return {
        title: [slot.from, slot.to].filter(Boolean).join('–') || 'No hours yet',
        subtitle: slot.languages?.length ? slot.languages.map(languageTitle).join(', ') : 'Every language',
      };
    },
  },
});
