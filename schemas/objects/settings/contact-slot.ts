import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { languageChoices, languageTitle } from '../../languages.ts';
import { endsAfter, timeOfDay } from '../../rules/times.ts';
import { sibling } from '../../fields/sibling.ts';

export const contactSlot = defineType({
  name: 'contactSlot',
  title: 'Time slot',
  description: 'A time at which visitors can ask to be called or received.',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'For example 10:00.',
      type: 'string',
      validation: (rule) => rule.required().custom(timeOfDay),
    }),
    defineField({
      name: 'to',
      title: 'Until',
      description: 'For example 13:00.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(timeOfDay),
        rule.custom((to, { parent }) => endsAfter(to, sibling(parent, 'from'))),
      ],
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      description: 'Offered only on pages in these languages. Leave empty for all languages.',
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
        subtitle: slot.languages?.length ? slot.languages.map(languageTitle).join(', ') : 'All languages',
      };
    },
  },
});
