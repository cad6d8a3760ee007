import { defineField, defineType } from '@sanity/types';
import { filledInDefaultLanguage, inLanguage, type Localized } from '../objects/localized.ts';
import { isTextKey } from '../text-keys.ts';

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Text',
  description: 'A text of the interface, such as the words on a button.',
  type: 'document',
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      description: 'Names the text. It cannot be changed, because the site asks for the text by this name.',
      type: 'string',
      readOnly: true,
      validation: (rule) =>
        rule.required().custom((key) => isTextKey(key) || 'The site does not use this text.'),
    }),
    defineField({
      name: 'value',
      title: 'Text',
      description: 'Keep words in braces, such as {count}, as they are: the site fills them in.',
      type: 'internationalizedArrayText',
      validation: (rule) => rule.custom(filledInDefaultLanguage),
    }),
  ],
  preview: {
    select: { value: 'value', key: 'key' },
    prepare(document: { value?: Localized<string>; key?: string }) {
      return { title: inLanguage(document.value) ?? 'Empty text', subtitle: document.key };
    },
  },
});
