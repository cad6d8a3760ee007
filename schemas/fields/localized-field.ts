import { defineField, type ConditionalProperty, type CustomValidator } from '@sanity/types';
import { translated } from '../rules/translated.ts';
import { filledInDefaultLanguage } from './localized.ts';
import { startsIn } from './starting-languages.ts';

type LocalizedFieldDefinition = {
  name: string;
  title: string;
  description: string;
  /** One line, a few lines, or formatted text. */
  kind: 'String' | 'Text' | 'RichText';
  isRequired?: boolean;
  /** A new document or module shows an empty input in each enabled language, as one that is required always does. */
  startsOpen?: boolean;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
  /** What the text must keep to besides its languages. */
  rules?: readonly CustomValidator[];
  /** What editors should know about the text, but may overrule. */
  warnings?: readonly CustomValidator[];
};

/** A text in every language, with the rules about languages that every such text has. */
export function localizedField({
  kind,
  isRequired = false,
  startsOpen = isRequired,
  rules = [],
  warnings = [],
  ...definition
}: LocalizedFieldDefinition) {
  const type = `internationalizedArray${kind}` as const;
  return defineField({
    ...definition,
    type,
    ...(startsOpen ? { initialValue: startsIn(type) } : {}),
    validation: (rule) => [
      ...(isRequired ? [rule.custom(filledInDefaultLanguage)] : []),
      ...rules.map((check) => rule.custom(check)),
      ...[translated, ...warnings].map((check) => rule.custom(check).warning()),
    ],
  });
}
