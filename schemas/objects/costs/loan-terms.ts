import { defineType } from '@sanity/types';
import { datedFields, numberField, rateField, sinceDay } from '../../fields/dated-fields.ts';

export const loanTerms = defineType({
  name: 'loanTerms',
  title: 'Loan',
  description: 'What the calculator of a loan begins with; visitors change it as they like.',
  type: 'object',
  fields: [
    numberField({ name: 'rate', title: 'Interest', description: 'In percent a year, up to 15.', max: 15 }),
    numberField({
      name: 'years',
      title: 'Years',
      description: 'From 5 to 30.',
      min: 5,
      max: 30,
      isWhole: true,
    }),
    rateField({
      name: 'ownShare',
      title: 'Own means',
      description: 'In percent of the price, beside all costs.',
    }),
    ...datedFields,
  ],
  preview: {
    select: { from: 'from', rate: 'rate', years: 'years' },
    prepare: ({ from, rate, years }: { from?: string; rate?: number; years?: number }) => ({
      title: `${String(rate ?? '…')} % for ${String(years ?? '…')} years`,
      subtitle: sinceDay(from),
    }),
  },
});
