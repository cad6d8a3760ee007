import { defineArrayMember, defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { viewField } from '../module-views.ts';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';

const question = defineArrayMember({
  name: 'question',
  title: 'Question',
  description: 'A question as visitors would ask it, with its answer.',
  type: 'object',
  fields: [
    localizedField({
      name: 'question',
      title: 'Question',
      description: 'One sentence that ends with a question mark.',
      kind: 'String',
      isRequired: true,
    }),
    localizedField({
      name: 'answer',
      title: 'Answer',
      description: 'Begin with the answer itself; the reasons follow.',
      kind: 'RichText',
      isRequired: true,
    }),
  ],
  preview: {
    select: { question: 'question' },
    prepare: (item: { question?: Localized<string> }) => ({
      title: inLanguage(item.question) ?? 'Question without words',
    }),
  },
});

export const questionsModule = defineModule({
  name: 'questionsModule',
  title: 'Questions and answers',
  description: 'Questions that visitors often ask, which search engines can show with their answers.',
  icon: 'help-circle',
  fields: [
    defineField({
      name: 'questions',
      title: 'Questions',
      description: 'From 1 to 20. Drag to reorder.',
      type: 'array',
      of: [question],
      validation: (rule) => rule.required().min(1).max(20),
    }),
    viewField('collapse-view', 'list-view'),
  ],
});
