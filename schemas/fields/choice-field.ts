import { defineField, type ConditionalProperty } from '@sanity/types';

type Choice = { readonly title: string; readonly value: string };

type ChoiceFieldDefinition = {
  name: string;
  title: string;
  description: string;
  choices: readonly Choice[];
  initialValue?: string;
  /** Most choices are optional, because older content lacks them and the site then uses its default. */
  isRequired?: boolean;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
};

/** More radio buttons than this would wrap, so a menu replaces them. */
const longestRow = 4;

export function choiceField({
  choices,
  initialValue,
  isRequired = false,
  ...definition
}: ChoiceFieldDefinition) {
  return defineField({
    ...definition,
    type: 'string',
    options: {
      list: choices.map(({ title, value }) => ({ title, value })),
      ...(choices.length > longestRow ? {} : { layout: 'radio', direction: 'horizontal' }),
    },
    ...(initialValue === undefined ? {} : { initialValue }),
    validation: (rule) => (isRequired ? rule.required() : rule),
  });
}
