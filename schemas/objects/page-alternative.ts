import { defineField, defineType } from '@sanity/types';
import { filterConditionFields } from '../fields/filter-condition-fields.ts';
import { isFilled } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

export const pageAlternative = defineType({
  name: 'pageAlternative',
  title: 'Alternative',
  description: 'Another title and introduction when the filters a visitor chose match.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For yourself, such as Houses in Mechelen.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    localizedField({
      name: 'title',
      title: 'Title',
      description: 'Stands at the top instead of the title of the page.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'description',
      title: 'Introduction',
      description: 'A sentence or two above the list.',
      kind: 'Text',
    }),
    ...filterConditionFields(
      'conditions',
      'The choices of the visitor, such as city and type, that call for these words.',
    ),
  ],
  validation: (rule) =>
    rule
      .custom((value) => {
        const hasRows = isFilled(sibling(value, 'conditions'));
        const isBound = value === undefined || hasRows || isFilled(sibling(value, 'advancedCondition'));
        return isBound || 'Without a condition these words always show.';
      })
      .warning(),
  preview: { select: { title: 'name' } },
});
