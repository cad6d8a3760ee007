import { formatDay } from '../../text/day.ts';
import { tallyByKeys } from '../kinds/tally.ts';
import { type FilterSource, labelOf, type ListFilter } from '../list-filter.ts';
import { firstDay, firstOf } from '../parse-values.ts';

export const availableFilter = {
  parameter: 'available',
  label: 'filter.available',
  section: 'availability',
  goal: 'rent',
  parse: firstDay,
  valueOf: ({ record }) => record.AvailableFrom,
  test: ([day = '']) => ({
    passes: ({ record: { AvailableFrom } }) => AvailableFrom !== undefined && AvailableFrom <= day,
  }),
  chip: (day, { t, language }) => t('filter.availableOn', { day: formatDay(day, language) }),
  control: { kind: 'date' },
} as const satisfies ListFilter;

const label = (goal: FilterSource['goal']) => (goal === 'sale' ? 'filter.alsoSold' : 'filter.alsoRented');

const choiceOf = (value: string, source: FilterSource) => ({
  key: value,
  value,
  name: labelOf({ label }, source),
});

/** The only filter that adds: sold and rented properties are left out otherwise. */
export const soldFilter = {
  parameter: 'sold',
  label,
  section: 'availability',
  parse: firstOf(['yes']),
  isAlwaysApplied: true,
  valueOf: ({ state }) => state,
  test: ([value]) => ({ passes: ({ state }) => value === 'yes' || state === 'available' }),
  chip: (_value, source) => labelOf({ label }, source),
  control: {
    kind: 'checkbox',
    choices: (source) => [choiceOf('yes', source)],
    choiceOf,
    tally: () => tallyByKeys(() => ['yes']),
  },
} as const satisfies ListFilter;
