import { defineField, defineType, type ValidationContext } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { byField, byLastChange } from '../fields/order-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { exactlyPlaceholders, placeholdersIn } from '../rules/placeholders.ts';
import { isTextKey, textDescription } from '../text-keys.ts';

export function hasExactPlaceholders(value: unknown, { document }: ValidationContext): true | string {
  const key = document?.key;
  return !isTextKey(key) || exactlyPlaceholders(value, placeholdersIn(textDescription(key)));
}

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Text',
  description: 'A text of the interface, such as the words on a button.',
  type: 'document',
  icon: 'string' satisfies IconName,
  orderings: [byField('key', 'Key'), byLastChange],
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      description: 'Identifies the text. It cannot be changed, because the site looks the text up by it.',
      type: 'string',
      readOnly: true,
      validation: (rule) =>
        rule.required().custom((key) => isTextKey(key) || 'The site does not use this text.'),
    }),
    localizedField({
      name: 'value',
      title: 'Text',
      description: 'Keep words in braces, such as {count}, as they are: the site fills them in.',
      kind: 'Text',
      isRequired: true,
      rules: [hasExactPlaceholders],
    }),
    translationRecordsField,
  ],
  preview: {
    select: { value: 'value', key: 'key' },
    prepare(document: { value?: Localized<string>; key?: string }) {
      return { title: inLanguage(document.value) ?? 'Empty text', subtitle: document.key };
    },
  },
});
