import { defineField, type ConditionalProperty, type CustomValidator } from '@sanity/types';
import { emptyInDefaultLanguage, filledInDefaultLanguage } from './localized.ts';

type LocalizedFieldDefinition = {
  name: string;
  title: string;
  description: string;
  /** One line, a few lines, or formatted text. */
  kind: 'String' | 'Text' | 'RichText';
  isRequired?: boolean;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
  /** What the text must keep to besides its languages. */
  rules?: readonly CustomValidator[];
};

/** A text in every language, with the rules about languages that every such text has. */
export function localizedField({
  kind,
  isRequired = false,
  rules = [],
  ...definition
}: LocalizedFieldDefinition) {
  const type = `internationalizedArray${kind}` as const;
  return defineField({
    ...definition,
    type,
    ...(isRequired ? { initialValue: emptyInDefaultLanguage(type) } : {}),
    validation: (rule) => [
      ...(isRequired ? [rule.custom(filledInDefaultLanguage)] : []),
      ...rules.map((check) => rule.custom(check)),
    ],
  });
}
