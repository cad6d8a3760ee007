import { defineType } from '@sanity/types';
import {
  datedFields,
  euroField,
  rateField,
  regionField,
  regionTitle,
  sinceDay,
  numberField,
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
