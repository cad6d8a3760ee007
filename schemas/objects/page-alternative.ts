import { defineField, defineType } from '@sanity/types';
import { filterConditionFields } from '../fields/filter-condition-fields.ts';
import { isFilled } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

export const pageAlternative = defineType({
  name: 'pageAlternative',
  title: 'Alternative',
  description: 'Another title and introduction when a visitor’s filters match.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For internal use, for example Houses in Gent.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Replaces the title at the top of the page.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'description',
      title: 'Introduction',
      description: 'One or two sentences above the list.',
      kind: 'Text',
    }),
    ...filterConditionFields(
      'conditions',
      'The filters, such as city and type, for which this text appears.',
    ),
  ],
  validation: (rule) =>
    rule
      .custom((value) => {
        const hasRows = isFilled(sibling(value, 'conditions'));
        const isBound = value === undefined || hasRows || isFilled(sibling(value, 'advancedCondition'));
        return isBound || 'Without a condition this text would always appear.';
      })
      .warning(),
  preview: { select: { title: 'name' } },
});
