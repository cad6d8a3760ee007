import { defineArrayMember, defineField } from '@sanity/types';
import { formulaSubjects, readableFormula } from '../rules/formula.ts';

/** The fields that choose properties by rule: rows of conditions, and a formula for what rows cannot say. */
export function filterConditionFields(name: 'filters' | 'conditions', description: string) {
  // A module chooses properties; an alternative of a page is chosen by what the list is.
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
      description: `Optional, on top of the rows: ${formulaSubjects[subject].example}.`,
      type: 'string',
      validation: (rule) => rule.custom((value) => readableFormula(value, subject)),
    }),
  ];
}
