import { tallyBySteps } from '../kinds/tally.ts';
import type { FilterSource, ListFilter, Choice, FilterContext } from '../list-filter.ts';
import { firstOf, lines } from '../parse-values.ts';
import type { CityEntry } from '../../catalogue/directory.ts';
import { choiceFilter } from '../kinds/choice-filter.ts';

/** Kilometres. */
export const radii = [5, 10, 20, 30];

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

const nameOf = (value: string, { city }: FilterSource) => city(value)?.name ?? value.split('|')[0] ?? value;

const cityChoice = ({ id, key, name }: CityEntry): Choice => ({ key: id, value: key, name });

/** Leaves out what lies in any of the cities. */
export const notCityFilter = {
  parameter: 'notCity',
  label: 'filter.city',
  section: 'place',
  parse: lines,
  valueOf: ({ cityKey }) => cityKey,
  test: (values, { lookup }) => {
    const distance = lookup.distanceFrom(values);
    return { passes: ({ cityKey }) => distance(cityKey) > 0 };
  },
  chip: (value, source) => source.t('filter.notIn', { place: nameOf(value, source) }),
  control: { kind: 'hidden' },
} as const satisfies ListFilter;

const kilometres = ({ chosen }: FilterContext) => Number(chosen['radius']?.[0] ?? 0);

/** Takes `{name}|{zip}` with the name in any language. */
export const cityFilter = choiceFilter({
  parameter: 'city',
  label: 'filter.city',
  section: 'place',
  parse: lines,
  valueOf: ({ cityKey }) => cityKey,
  choices: ({ cities }) => cities.map(cityChoice),
  choiceOf: (value, source) => {
    const known = source.city(value);
    return known ? cityChoice(known) : { key: value, value, name: nameOf(value, source) };
  },
  selects: (values, context) => {
    const distance = context.lookup.distanceFrom(values);
    const farthest = kilometres(context);
    return ({ cityKey }) => distance(cityKey) <= farthest;
  },
  keysOf: (context) => {
    const farthest = kilometres(context);
    // Counted by name too, because a village may be chosen that no property names.
    const named = (context.chosen['city'] ?? []).map((value) => ({
      value,
      distance: context.lookup.distanceFrom([value]),
    }));
    const keys = new Map<string, readonly string[]>();
    return ({ cityKey }) => {
      const found = keys.get(cityKey) ?? [
        ...context.lookup.citiesReaching(cityKey, farthest),
        ...named.flatMap(({ value, distance }) => (distance(cityKey) <= farthest ? [value] : [])),
      ];
      keys.set(cityKey, found);
      return found;
    };
  },
});
