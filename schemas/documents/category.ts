import { defineField, defineType } from '@sanity/types';
import type { IconName } from '../icons.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { modulesField } from '../fields/modules-field.ts';
import { byOrder, orderField } from '../fields/order-field.ts';
import { translationRecordsField } from '../objects/translation-records.ts';
import { onlyOne } from '../rules/redirects.ts';
import { publicId } from '../rules/site-content.ts';

export const category = defineType({
  name: 'category',
  title: 'Category',
  description: 'Groups articles. Categories can contain other categories.',
  type: 'document',
  icon: 'tag' satisfies IconName,
  orderings: [byOrder],
  fields: [
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'The name of the group.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences about the group.',
      kind: 'Text',
    }),
    defineField({
      name: 'parent',
      title: 'Parent category',
      description: 'The category that contains this one, if any.',
      type: 'reference',
      to: [{ type: 'category' }],
      validation: (rule) =>
        rule.custom((parent, { document }) => {
          const isItself = parent?._ref !== undefined && parent._ref === publicId(document?._id ?? '');
          return !isItself || 'A category cannot contain itself.';
        }),
    }),
    defineField({
      name: 'webId',
      title: 'Short name',
      description:
        'Lower-case letters, digits and hyphens. Code and addresses rely on it, so choose it once and leave it.',
      type: 'string',
      validation: (rule) => [
        rule.required().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { name: 'short name, for example step-plan' }),
        rule.custom(onlyOne('category', 'webId', 'Another category already has this short name.')),
      ],
    }),
    modulesField({
      name: 'articleModules',
      title: 'Below each article',
      description:
        'Modules that end every article of this category, such as a call to action. Leave empty for those of the parent category.',
    }),
    orderField(),
    translationRecordsField,
  ],
  preview: {
    select: { title: 'title', parent: 'parent.title' },
    prepare(document: { title?: Localized<string>; parent?: Localized<string> }) {
      const parent = inLanguage(document.parent);
      return {
        title: inLanguage(document.title) ?? 'Untitled category',
        subtitle: parent === undefined ? undefined : `Below ${parent}`,
      };
    },
  },
});
