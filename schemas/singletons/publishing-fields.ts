import { defineArrayMember, defineField } from '@sanity/types';
import { type CheckId, checkIds } from '../checks/check-ids.ts';

/** Required fields always prevent publishing. */
const choices = checkIds.filter(({ id }) => id !== 'required').map(({ id, title }) => ({ title, value: id }));

export const publishingFields = [
  defineField({
    name: 'blockingChecks',
    title: 'Checks that prevent publishing',
    description:
      'Nothing is published before these pass. The others warn only, and an editor may publish anyway.',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: choices } })],
    options: { list: choices },
    initialValue: ['machineTexts' satisfies CheckId],
    group: 'publishing',
    validation: (rule) => rule.unique(),
  }),
];
