import { defineType } from '@sanity/types';
import {
  datedFields,
  euroField,
  rateField,
  regionField,
  regionTitle,
  sinceDay,
} from '../../fields/dated-fields.ts';

export const registrationDuty = defineType({
  name: 'registrationDuty',
  title: 'Registration duty',
  description: 'What a buyer pays to the region.',
  type: 'object',
  fields: [
    regionField,
    rateField({ name: 'standardRate', title: 'Standard rate', description: 'In percent of the price.' }),
    rateField({
      name: 'ownHomeRate',
      title: 'Rate for an own and only home',
      description: 'In percent. Leave empty where such a home pays the standard rate.',
      isRequired: false,
    }),
    euroField({
      name: 'exemption',
      title: 'Exempt part',
      description: 'In euro: the part of the price of an own and only home on which nothing is due.',
      isRequired: false,
    }),
    euroField({
      name: 'exemptionCeiling',
      title: 'Highest price with an exempt part',
      description: 'In euro: above this price nothing is exempt.',
      isRequired: false,
    }),
    euroField({
      name: 'reduction',
      title: 'Reduction',
      description: 'In euro: what is taken off the duty on a modest own and only home.',
      isRequired: false,
    }),
    euroField({
      name: 'reductionCeiling',
      title: 'Highest price with a reduction',
      description: 'In euro: above this price nothing is taken off.',
      isRequired: false,
    }),
    euroField({
      name: 'cityReductionCeiling',
      title: 'That price in core cities and the rim of Brussels',
      description: 'In euro: where it is higher there.',
      isRequired: false,
    }),
    ...datedFields,
  ],
  preview: {
    select: { region: 'region', from: 'from', rate: 'standardRate' },
    prepare: ({ region, from, rate }: { region?: string; from?: string; rate?: number }) => ({
      title: `${regionTitle(region)}, ${String(rate ?? '…')} %`,
      subtitle: sinceDay(from),
    }),
  },
});
