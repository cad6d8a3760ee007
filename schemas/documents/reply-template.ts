import { defineArrayMember, defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byOrder, orderField } from '../fields/order-field.ts';
import { forms } from '../form-ids.ts';
import { replyPlaceholders } from '../lead.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { onlyPlaceholders } from '../rules/placeholders.ts';

const rules = [onlyPlaceholders(replyPlaceholders)];

export const replyTemplate = defineType({
  name: 'replyTemplate',
  title: 'Reply template',
  description: 'What a reply to a visitor begins with, in the visitor’s language.',
  type: 'document',
  icon: 'envelope' satisfies IconName,
  orderings: [byOrder],
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'For colleagues, who choose a template by it. Visitors never see it.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'forms',
      title: 'Forms',
      description: 'The forms whose leads it replies to. Without a choice it is offered for every lead.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          options: { list: forms.map(({ id, title }) => ({ value: id, title })) },
        }),
      ],
      validation: (rule) => rule.unique(),
    }),
    localizedField({
      name: 'subject',
      title: 'Subject',
      description: 'The site fills in {name}, {property}, {reference} and {agency}.',
      kind: 'String',
      isRequired: true,
      rules,
    }),
    localizedField({
      name: 'body',
      title: 'Text',
      description:
        'Without salutation and closing, which the site adds. It fills in {name}, {property}, {reference} and {agency}.',
      kind: 'Text',
      isRequired: true,
      rules,
    }),
    orderField(),
    translationRecordsField,
  ],
  preview: {
    select: { title: 'title', forms: 'forms' },
    prepare(document: { title?: string; forms?: string[] }) {
      const titles = forms.filter(({ id }) => document.forms?.includes(id)).map(({ title }) => title);
      return {
        title: document.title ?? 'No name yet',
        subtitle: titles.length > 0 ? titles.join(', ') : 'Every lead',
      };
    },
  },
});
