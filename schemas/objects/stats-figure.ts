import { defineField, defineType } from '@sanity/types';
import { inLanguage, type Localized } from '../fields/localized.ts';
import { localizedField } from '../fields/localized-field.ts';
import { sibling } from '../fields/sibling.ts';

const sources = [
  { title: 'Entered by hand', value: 'manual' },
  { title: 'Properties for sale', value: 'saleTotal' },
  { title: 'Properties for rent', value: 'rentTotal' },
  { title: 'Towns with properties', value: 'cities' },
  { title: 'Days until a sale is agreed, on average', value: 'daysToAgreement' },
  { title: 'Years since a year', value: 'yearsSince' },
];

const isTyped = (source: unknown) => source === 'manual' || source === 'yearsSince';

export const statsFigure = defineType({
  name: 'statsFigure',
  title: 'Figure',
  description: 'A number and what it stands for.',
  type: 'object',
  fields: [
    localizedField({
      name: 'label',
      title: 'Label',
      description: 'What the figure counts, in a few words.',
      kind: 'String',
      isRequired: true,
    }),
    defineField({
      name: 'source',
      title: 'Source of the figure',
      description: 'Counted figures are updated automatically.',
      type: 'string',
      options: { list: sources },
      initialValue: 'manual',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'value',
      title: 'Figure',
      description:
        'As visitors will read it, for example 4.8/5; or the year to count from, for example 1989.',
      type: 'string',
      hidden: ({ parent }) => !isTyped(sibling(parent, 'source')),
      validation: (rule) =>
        rule.max(12).custom((value = '', { parent }) => {
          const source = sibling(parent, 'source');
          if (source === 'yearsSince') return /^(19|20)\d\d$/.test(value) || 'Enter a year, such as 1989.';
          return (
            source !== 'manual' ||
            value.trim() !== '' ||
            'Enter the figure, or choose one that the site counts.'
          );
        }),
    }),
  ],
  preview: {
    select: { label: 'label', source: 'source', value: 'value' },
    prepare(figure: { label?: Localized<string>; source?: string; value?: string }) {
      const source = sources.find((choice) => choice.value === figure.source);
      return {
        title: inLanguage(figure.label) ?? 'Figure',
        subtitle: isTyped(figure.source) ? figure.value : source?.title,
      };
    },
  },
});
