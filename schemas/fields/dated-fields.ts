import { defineField } from '@sanity/types';
import { costRegions, type CostRegion, isStale } from '../cost-rates.ts';
import { choiceField } from './choice-field.ts';

const regionTitles: Readonly<Record<CostRegion, string>> = {
  flanders: 'Flanders',
  brussels: 'Brussels',
  wallonia: 'Wallonia',
};

export function regionTitle(region: unknown): string {
  return costRegions.some((known) => known === region) ? regionTitles[region as CostRegion] : 'No region yet';
}

export const regionField = choiceField({
  name: 'region',
  title: 'Region',
  description: 'Where it applies; the postal code of a property decides.',
  choices: costRegions.map((value) => ({ title: regionTitles[value], value })),
  isRequired: true,
});

/** The date and source that visitors see beside a rate. */
export const datedFields = [
  defineField({
    name: 'from',
    title: 'Applies from',
    description: 'The first day on which it applies.',
    type: 'date',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'source',
    title: 'Source',
    description: 'Who says so, for example FOD Financiën. Leave empty for an assumption of your own.',
    type: 'string',
    validation: (rule) => rule.max(100),
  }),
  defineField({
    name: 'sourceUrl',
    title: 'Address of the source',
    description: 'An https address where visitors can read it.',
    type: 'url',
    validation: (rule) => rule.uri({ scheme: ['https'] }),
  }),
  defineField({
    name: 'checkedOn',
    title: 'Checked on',
    description: 'The day on which someone last compared it with its source; visitors read it.',
    type: 'date',
    validation: (rule) =>
      rule
        .custom(
          (day: string | undefined) =>
            !isStale(day, new Date().toISOString()) ||
            'Nobody has compared this with its source in the last six months.',
        )
        .warning(),
  }),
];

type NumberFieldDefinition = {
  name: string;
  title: string;
  description: string;
  min?: number;
  max: number;
  isWhole?: boolean;
  isRequired?: boolean;
};

export function numberField({
  min = 0,
  max,
  isWhole = false,
  isRequired = true,
  ...definition
}: NumberFieldDefinition) {
  return defineField({
    ...definition,
    type: 'number',
    validation: (rule) => {
      const within = rule.min(min).max(max);
      const counted = isWhole ? within.integer() : within;
      return isRequired ? counted.required() : counted;
    },
  });
}

type RateDefinition = Pick<NumberFieldDefinition, 'name' | 'title' | 'description' | 'isRequired'>;

export const rateField = (definition: RateDefinition) => numberField({ ...definition, max: 100 });

export const euroField = (definition: RateDefinition) =>
  numberField({ ...definition, max: 100_000_000, isWhole: true });

export function sinceDay(from: unknown): string {
  return typeof from === 'string' && from !== '' ? `From ${from}` : 'No date yet';
}
