import { defineType } from '@sanity/types';
import { datedFields, numberField, regionField, regionTitle, sinceDay } from '../../fields/dated-fields.ts';

export const depositLimit = defineType({
  name: 'depositLimit',
  title: 'Deposit',
  description: 'The highest deposit that the law allows for the rent of a home.',
  type: 'object',
  fields: [
    regionField,
    numberField({
      name: 'months',
      title: 'Months',
      description: 'As many months’ rent, without charges.',
      max: 12,
      isWhole: true,
    }),
    ...datedFields,
  ],
  preview: {
    select: { region: 'region', from: 'from', months: 'months' },
    prepare: ({ region, from, months }: { region?: string; from?: string; months?: number }) => ({
      title: `${regionTitle(region)}, months: ${String(months ?? '…')}`,
      subtitle: sinceDay(from),
    }),
  },
});
