import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { byField } from '../fields/order-field.ts';
import { scheduledActions, scheduleProblems, scheduleStates } from '../schedule.ts';

const texts = [
  { name: 'documentId', title: 'Document', description: 'The document that is published or unpublished.' },
  { name: 'documentType', title: 'Type', description: 'The type of that document.' },
  { name: 'documentTitle', title: 'Title', description: 'The title it had when this was planned.' },
  { name: 'plannedBy', title: 'Planned by', description: 'Who planned this.' },
];

const choices = [
  { name: 'action', title: 'Action', description: 'What happens at that moment.', list: scheduledActions },
  { name: 'state', title: 'State', description: 'How far it is.', list: scheduleStates },
  { name: 'problem', title: 'Problem', description: 'Why it did not happen.', list: scheduleProblems },
];

const times = [
  { name: 'at', title: 'At', description: 'When it happens.' },
  { name: 'plannedAt', title: 'Planned', description: 'When this was planned.' },
  { name: 'startedAt', title: 'Started', description: 'When the site began to carry it out.' },
  { name: 'endedAt', title: 'Ended', description: 'When it happened, failed or was cancelled.' },
];

/** The dot in its id, `schedule.<uuid>`, hides it from readers without a token. */
export const schedule = defineType({
  name: 'schedule',
  title: 'Schedule',
  description: 'A document that the site publishes or unpublishes at a moment. Planned in the Studio.',
  type: 'document',
  readOnly: true,
  orderings: [byField('at', 'Next first')],
  fields: [
    ...texts.map((field) => defineField({ ...field, type: 'string', readOnly: true })),
    ...choices.map(({ list, ...field }) =>
      defineField({ ...field, type: 'string', options: { list: [...list] }, readOnly: true }),
    ),
    defineField({
      name: 'reasons',
      title: 'Reasons',
      description: 'What was not complete at that moment.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      readOnly: true,
    }),
    ...times.map((field) => defineField({ ...field, type: 'datetime', readOnly: true })),
  ],
  preview: { select: { title: 'documentTitle', subtitle: 'at' } },
});
