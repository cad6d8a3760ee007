import type { ListedProperty } from '../../property/listed-property.ts';
import type { TextNameWith } from '../../facts/fact-values.ts';
import type { Goal } from '../../property/property.ts';
import type { Choice, FilterSource, ListFilter } from '../list-filter.ts';
import { firstLimit, type ParseValues } from '../parse-values.ts';
import { tallyByThresholds } from './tally.ts';

type LimitFilter<Parameter extends string> = Pick<
  ListFilter<Parameter>,
  'parameter' | 'label' | 'section'
> & {
  bound: 'least' | 'most';
  parse?: ParseValues;
  /** Offered in the form; any other whole number may be typed or linked to. */
  thresholds: (goal: Goal) => readonly number[];
  /** Returns undefined for a property that no limit selects. */
  amountOf: (property: ListedProperty) => number | undefined;
  nameOf: (value: number, source: FilterSource) => string;
  chip: (value: number, source: FilterSource) => string;
  control: { kind: 'number'; unit: string } | { kind: 'select'; anyLabel: TextNameWith<never> };
};

export function limitFilter<const Parameter extends string>({
  parameter,
  label,
  section,
  bound,
  parse = firstLimit,
  thresholds,
  amountOf,
  nameOf,
  chip,
  control,
}: LimitFilter<Parameter>): ListFilter<Parameter> {
  const isWithin = (property: ListedProperty, limit: number) => {
    const value = amountOf(property);
    return value !== undefined && (bound === 'least' ? value >= limit : value <= limit);
  };
  const limits = (goal: Goal, chosen: readonly string[] = []) => {
    const all = [...new Set([...thresholds(goal), ...chosen.map(Number)])];
    return all.sort((a, b) => a - b);
  };
  const choiceOf = (value: string, source: FilterSource): Choice => ({
    key: value,
    value,
    name: nameOf(Number(value), source),
  });
  return {
    parameter,
    label,
    section,
    parse,
    valueOf: amountOf,
    test: ([value]) => {
      const limit = Number(value);
      return { passes: (property) => isWithin(property, limit) };
    },
    chip: (value, source) => chip(Number(value), source),
    control: {
      ...control,
      choices: (source) =>
        limits(source.goal, source.chosen[parameter]).map((limit) => choiceOf(String(limit), source)),
      choiceOf,
      tally: ({ goal = 'sale', chosen }) => {
        const rising = limits(goal, chosen[parameter]);
        return tallyByThresholds(bound === 'least' ? rising : rising.reverse(), String, isWithin);
      },
    },
  };
}

type HiddenLimit<Parameter extends string> = Pick<ListFilter<Parameter>, 'parameter' | 'section'> & {
  label: TextNameWith<never>;
  bound: 'least' | 'most';
  amountOf: (property: ListedProperty) => number | undefined;
  chip: (value: number, source: FilterSource) => string;
};

/** Used by searches and links; the form has no room for it. */
export function hiddenLimit<const Parameter extends string>({
  amountOf,
  bound,
  chip,
  ...row
}: HiddenLimit<Parameter>): ListFilter<Parameter> {
  return {
    ...row,
    parse: firstLimit,
    valueOf: amountOf,
    test: ([value]) => {
      const limit = Number(value);
      return {
        passes: (property) => {
          const amount = amountOf(property);
          return amount !== undefined && (bound === 'least' ? amount >= limit : amount <= limit);
        },
      };
    },
    chip: (value, source) => chip(Number(value), source),
    control: { kind: 'hidden' },
  };
}
