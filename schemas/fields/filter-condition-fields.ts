import { defineArrayMember, defineField } from '@sanity/types';
import { formulaSubjects, readableFormula } from '../rules/formula.ts';

export function filterConditionFields(name: 'filters' | 'conditions', description: string) {
  // Modules filter properties; the alternatives of a page test the list.
  const subject = name === 'filters' ? 'property' : 'list';
  return [
    defineField({
      name,
      title: 'Conditions',
      description,
      type: 'array',
      of: [defineArrayMember({ type: 'filterCondition' })],
    }),
    defineField({
      name: 'advancedCondition',
      title: 'Advanced condition',
      description: `Optional, in addition to the rows above. Example: ${formulaSubjects[subject].example}.`,
      type: 'string',
      validation: (rule) => rule.custom((value) => readableFormula(value, subject)),
    }),
  ];
}
