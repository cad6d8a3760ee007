import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { forms } from '../../form-ids.ts';

export const formRecipient = defineType({
  name: 'formRecipient',
  title: 'Recipients of a form',
  description: 'Who gets the mail of one form.',
  type: 'object',
  fields: [
    defineField({
      name: 'form',
      title: 'Form',
      description: 'Forms that are not listed go to the e-mail address of the agency.',
      type: 'string',
      options: { list: forms.map(({ id, title }) => ({ title, value: id })) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'recipients',
      title: 'E-mail addresses',
      description: 'One or more of your own addresses.',
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
