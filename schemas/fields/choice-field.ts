import { defineField, type ConditionalProperty } from '@sanity/types';

type Choice = { readonly title: string; readonly value: string };

type ChoiceFieldDefinition = {
  name: string;
  title: string;
  description: string;
  choices: readonly Choice[];
  initialValue?: string;
  /** Content older than the field lacks it, so most choices may stay open: the site then takes the usual one. */
  isRequired?: boolean;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
};

/** More choices than this make a row of radio buttons wrap, so they become a menu. */
const longestRow = 4;

/** One of a few values: radio buttons beside each other, or a menu when there are many. */
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
