import { energyClasses, energyClassRank } from '../../energy/energy-label.ts';
import { hiddenLimit } from '../kinds/limit-filter.ts';
import { tallyByThresholds } from '../kinds/tally.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import type { ListedProperty } from '../../property/listed-property.ts';
import type { ParseValues } from '../parse-values.ts';

const offered = energyClasses.slice(0, energyClasses.indexOf('F') + 1);

/** An unencoded plus sign arrives as a blank. */
const parse: ParseValues = ([given = '']) => {
  const value = given.toUpperCase().replace(/^A $/, 'A+');
  return offered.some((label) => label === value) ? [value] : [];
};

const isAtLeast = ({ energyRank }: ListedProperty, label: string) =>
  energyRank !== undefined && energyRank <= energyClassRank(label);

const choiceOf = (value: string, { t }: FilterSource) => ({
  key: value,
  value,
  name: t('filter.energyOrBetter', { label: value }),
});

export const energyFilter = {
  parameter: 'energy',
  label: 'filter.energy',
  section: 'size',
  parse,
  valueOf: (property) => property.energyRank,
  test: ([label = '']) => ({ passes: (property) => isAtLeast(property, label) }),
  chip: (label, { t }) => t('filter.energyChosen', { label }),
  control: {
    kind: 'select',
    anyLabel: 'filter.any',
    choices: (source) => offered.map((label) => choiceOf(label, source)),
    choiceOf,
    tally: () => tallyByThresholds([...offered].reverse(), String, isAtLeast),
  },
} as const satisfies ListFilter;

/** kWh/m² a year, as certificates of homes state it. */
export const maxEnergyFilter = hiddenLimit({
  parameter: 'maxEnergy',
  label: 'filter.energy',
  section: 'size',
  bound: 'most',
  amountOf: ({ energyLetter, record }) => (energyLetter === undefined ? undefined : record.EnergyPerformance),
  chip: (value, { t }) => t('filter.upToEnergy', { value }),
});
