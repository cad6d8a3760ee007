import { byLastChange } from '../fields/order-field.ts';
import { defineArrayMember, defineField, defineType } from '@sanity/types';

const requestOutcomes = [
  { title: 'Published', value: 'published' },
  { title: 'Sent back', value: 'returned' },
] as const;

const texts = [
  { name: 'words', title: 'Words', description: 'What the person who asks says about it.' },
  { name: 'askedBy', title: 'Asked by', description: 'Who asked to publish this.' },
  { name: 'answer', title: 'Answer', description: 'Why it was sent back.' },
  { name: 'answeredBy', title: 'Answered by', description: 'Who published it or sent it back.' },
];

const times = [
  { name: 'askedAt', title: 'Asked', description: 'When this was asked.' },
  { name: 'answeredAt', title: 'Answered', description: 'When it was published or sent back.' },
];

const documentTexts = [
  { name: 'documentId', title: 'Document', description: 'The document whose draft waits.' },
  { name: 'documentType', title: 'Type', description: 'The type of that document.' },
  { name: 'documentTitle', title: 'Title', description: 'The title it had when this was asked.' },
];

/** Always a draft, `drafts.request-<uuid>`: people limited to drafts can ask, and nobody sees it without a token. */
export const publicationRequest = defineType({
  name: 'publicationRequest',
  title: 'Request to publish',
  description: 'Drafts that somebody asked a colleague to publish. Asked in the Studio.',
  type: 'document',
  readOnly: true,
  orderings: [byLastChange],
  fields: [
    defineField({
      name: 'documents',
      title: 'Documents',
      description: 'What waits to be published.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'requestedDocument',
          type: 'object',
          fields: documentTexts.map((field) => defineField({ ...field, type: 'string' })),
        }),
      ],
    }),
    ...texts.map((field) => defineField({ ...field, type: 'string' })),
    ...times.map((field) => defineField({ ...field, type: 'datetime' })),
    defineField({
      name: 'outcome',
      title: 'Outcome',
      description: 'What came of it; empty while it waits.',
      type: 'string',
      options: { list: [...requestOutcomes] },
    }),
  ],
  preview: { select: { title: 'askedBy', subtitle: 'askedAt' } },
});
