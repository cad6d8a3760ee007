import { defineField, defineType } from '@sanity/types';
import { filterFields, filterLogics, filterOperators, needsNoValue } from '../filter-fields.ts';
import { choiceField } from '../fields/choice-field.ts';
import { isFilled } from '../fields/localized.ts';
import { sibling } from '../fields/sibling.ts';

const asChoice = ({ id, title }: { id: string; title: string }) => ({ title, value: id });

/** Requires a value, another field, or an operator that takes neither. */
export function comparedWithSomething(value: unknown, { parent }: { parent?: unknown }): true | string {
  const isComplete = isFilled(value) || sibling(parent, 'compareWithField') !== undefined;
  return (
    isComplete || needsNoValue(sibling(parent, 'operator')) || 'Enter a value, or choose another fact below.'
  );
}

export const filterCondition = defineType({
  name: 'filterCondition',
  title: 'Condition',
  description: 'A requirement that a property must meet.',
  type: 'object',
  fields: [
    choiceField({
      name: 'logic',
      title: 'Combine with',
      description: 'How this condition combines with those above it. "And" takes precedence over "or".',
      choices: filterLogics.map(asChoice),
      initialValue: 'and',
      isRequired: true,
    }),
    choiceField({
      name: 'field',
      title: 'Fact of the property',
      description: 'The fact to check. A price that is not published never matches.',
      choices: filterFields.map(asChoice),
      initialValue: 'price',
      isRequired: true,
    }),
    choiceField({
      name: 'operator',
      title: 'Comparison',
      description: 'How to compare the fact with the value.',
      choices: filterOperators.map(asChoice),
      initialValue: 'equals',
      isRequired: true,
    }),
    defineField({
      name: 'compareWithValue',
      title: 'Value',
      description: 'For example 400000, 2800, house or sale.',
      type: 'string',
      hidden: ({ parent }) =>
        needsNoValue(sibling(parent, 'operator')) || sibling(parent, 'compareWithField') !== undefined,
      validation: (rule) => rule.custom(comparedWithSomething),
    }),
    choiceField({
      name: 'compareWithField',
      title: 'Or another fact',
      description: 'Compares with another fact of the same property instead of a value.',
      choices: filterFields.map(asChoice),
      hidden: ({ parent }) => needsNoValue(sibling(parent, 'operator')),
    }),
  ],
  preview: {
    select: {
      field: 'field',
      operator: 'operator',
      value: 'compareWithValue',
      other: 'compareWithField',
      logic: 'logic',
    },
    prepare(condition: Record<'field' | 'operator' | 'value' | 'other' | 'logic', string | undefined>) {
      const nameOf = (choices: readonly { id: string; title: string }[], id: string | undefined) =>
        choices.find((choice) => choice.id === id)?.title ?? '';
      const right = condition.other ? nameOf(filterFields, condition.other) : (condition.value ?? '');
      const parts = [
        nameOf(filterFields, condition.field),
        nameOf(filterOperators, condition.operator),
        right,
      ];
      return {
        // No-break spaces separate the parts, which the Studio translates one by one.
        title: parts.filter(Boolean).join('\u00A0') || 'No condition yet',
        subtitle: nameOf(filterLogics, condition.logic),
      };
    },
  },
});
