import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { defaultLanguage, languageChoices } from '../languages.ts';
import { wellFormedPath } from '../rules/paths.ts';
import { onlyOwnFormerPaths } from '../rules/unique-paths.ts';
import { choiceField } from '../fields/choice-field.ts';

export const formerPath = defineType({
  name: 'formerPath',
  title: 'Former path',
  description: 'An old address that still leads to this page.',
  type: 'object',
  options: { columns: 2 },
  fields: [
    choiceField({
      name: 'language',
      title: 'Language',
      description: 'The language of that address.',
      choices: languageChoices,
      initialValue: defaultLanguage,
      isRequired: true,
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description: 'The old address after the language, for example /aanbod/.',
      type: 'string',
      validation: (rule) => rule.required().custom(wellFormedPath),
    }),
  ],
  preview: { select: { title: 'path', subtitle: 'language' } },
});

/** Old addresses of a document; the Studio adds one when a published path changes. */
export function formerPathsField(group: string, fieldset?: string) {
  return defineField({
    name: 'formerPaths',
    title: 'Former paths',
    description:
      'Old addresses that still lead to this page. When you change and publish the path, the old one is added for good; a redirect can lead it elsewhere.',
    type: 'array',
    of: [defineArrayMember({ type: 'formerPath' })],
    group,
    ...(fieldset === undefined ? {} : { fieldset }),
    validation: (rule) => rule.custom(onlyOwnFormerPaths).warning(),
  });
}
