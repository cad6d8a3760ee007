import { defineField, type ConditionalProperty, type CustomValidator } from '@sanity/types';
import { translated } from '../rules/translated.ts';
import { filledInDefaultLanguage } from './localized.ts';
import { startsIn } from './starting-languages.ts';

type LocalizedFieldDefinition = {
  name: string;
  title: string;
  description: string;
  /** One line, a few lines, formatted text, or rows of cells. */
  kind: 'String' | 'Text' | 'RichText' | 'Table';
  isRequired?: boolean;
  /** Shows an empty input for each enabled language in a new document, as required fields always do. */
  startsOpen?: boolean;
  group?: string;
  fieldset?: string;
  hidden?: ConditionalProperty;
  /** Validation besides that of the languages. */
  rules?: readonly CustomValidator[];
  /** Warning that does not block publishing. */
  warnings?: readonly CustomValidator[];
};

/** Adds the validation that all localized fields share. */
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
