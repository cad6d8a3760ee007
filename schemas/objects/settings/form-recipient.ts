import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { forms } from '../../form-ids.ts';

export const formRecipient = defineType({
  name: 'formRecipient',
  title: 'Form recipients',
  description: 'Who receives the messages of a form.',
  type: 'object',
  fields: [
    defineField({
      name: 'form',
      title: 'Form',
      description: 'Forms without recipients of their own go to the agency’s e-mail address.',
      type: 'string',
      options: { list: forms.map(({ id, title }) => ({ title, value: id })) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'recipients',
      title: 'E-mail addresses',
      description: 'One or more addresses of the agency.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().email() })],
      validation: (rule) => rule.required().min(1).max(10).unique(),
    }),
  ],
  preview: {
    select: { form: 'form', recipients: 'recipients' },
    prepare(value: { form?: string; recipients?: string[] }) {
      return {
        title: forms.find(({ id }) => id === value.form)?.title ?? 'No form chosen',
        subtitle: value.recipients?.join(', '),
      };
    },
  },
});
