import { defineArrayMember, defineField } from '@sanity/types';
import { readableFormula } from '../rules/formula.ts';

/** The fields that choose properties by rule: rows of conditions, and a formula for what rows cannot say. */
export function filterConditionFields(name: 'filters' | 'conditions', description: string) {
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
      description: 'Optional, on top of the rows: bedrooms >= 3 and (price < 400000 or zip = "2800").',
      type: 'string',
      validation: (rule) => rule.custom(readableFormula),
    }),
  ];
}
