import { tallyBySteps } from '../kinds/tally.ts';
import type { FilterSource, ListFilter } from '../list-filter.ts';
import { firstOf } from '../parse-values.ts';

const radii = [5, 10, 20, 30];

const choiceOf = (value: string, { t }: FilterSource) => ({
  key: value,
  value,
  name: t('filter.kilometres', { value }),
});

/** Widens the city filter, which measures the distances. */
export const radiusFilter = {
  parameter: 'radius',
  label: 'filter.radius',
  section: 'place',
  parse: firstOf(radii.map(String)),
  needs: 'city',
  valueOf: ({ cityKey }) => cityKey,
  test: () => ({ passes: () => true }),
  chip: (value, { t }) => t('filter.withinKilometres', { value }),
  control: {
    kind: 'select',
    anyLabel: 'filter.noRadius',
    choices: (source) => radii.map((radius) => choiceOf(String(radius), source)),
    choiceOf,
    tally: ({ chosen: { city = [] }, lookup }) => {
      if (city.length === 0) return undefined;
      const distance = lookup.distanceFrom(city);
      return tallyBySteps([...radii].reverse(), String, ({ cityKey }, radius) => distance(cityKey) <= radius);
    },
    countsWithout: 'city',
  },
} as const satisfies ListFilter;
