import { defineField, defineType } from '@sanity/types';
import { localizedField } from '../../fields/localized-field.ts';

export const renovationDuty = defineType({
  name: 'renovationDuty',
  title: 'Renovation duty',
  description:
    'What the law demands of the buyer of a Flemish home with label E or F, and of a Flemish shop or office.',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'Applies from',
      description: 'The first day on which the text applies.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    localizedField({
      name: 'text',
      title: 'Text',
      description: 'One to three sentences: which label, within how many years, for deeds of when.',
      kind: 'Text',
      isRequired: true,
    }),
    localizedField({
      name: 'businessText',
      title: 'Text for shops and offices',
      description: 'One to three sentences. Shown with each that is for sale and not new; empty for none.',
      kind: 'Text',
    }),
  ],
  preview: {
    select: { from: 'from', text: 'text.0.value' },
    prepare: ({ from, text }: { from?: string; text?: string }) => ({
      title: from ? `From ${from}` : 'No date yet',
      subtitle: text ?? '',
    }),
  },
});
