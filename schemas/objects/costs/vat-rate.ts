import { defineType } from '@sanity/types';
import { datedFields, rateField, sinceDay } from '../../fields/dated-fields.ts';

export const vatRate = defineType({
  name: 'vatRate',
  title: 'VAT',
  description: 'What the buyer of a new-build property pays instead of registration duty.',
  type: 'object',
  fields: [
    rateField({ name: 'standardRate', title: 'Standard rate', description: 'In percent of the price.' }),
    rateField({
      name: 'reducedRate',
      title: 'Rate after demolition and rebuilding',
      description: 'In percent; visitors choose it if they meet the conditions.',
    }),
    ...datedFields,
  ],
  preview: {
    select: { from: 'from', standard: 'standardRate', reduced: 'reducedRate' },
    prepare: ({ from, standard, reduced }: { from?: string; standard?: number; reduced?: number }) => ({
      title: `${String(standard ?? '…')} % or ${String(reduced ?? '…')} %`,
      subtitle: sinceDay(from),
    }),
  },
});
