import { nearbyKinds } from '../../model/record.ts';
import { nearbyLabels } from '../../nearby/nearby-lines.ts';
import { fold } from '../../text/slug.ts';
import type { ListFilter, FilterSource, Choice, FilterContext } from '../list-filter.ts';
import { lines, type ParseValues, firstOf } from '../parse-values.ts';
import { insideOf, readPolygon, writePolygon } from '../../model/polygon.ts';
import { tallyByThresholds } from '../kinds/tally.ts';
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
      return tallyByThresholds(
        [...radii].reverse(),
        String,
        ({ cityKey }, radius) => distance(cityKey) <= radius,
      );
    },
    countsWithout: 'city',
  },
} as const satisfies ListFilter;

const nameOf = (value: string, { city }: FilterSource) => city(value)?.name ?? value.split('|')[0] ?? value;

const cityChoice = ({ id, key, name }: CityEntry): Choice => ({ key: id, value: key, name });

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
    // By name too, because a village may be chosen that no property names.
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

const decimals = 4;

/** Adding zero spells a rounded `-0` as `0`. */
const spell = (degrees: number) => (Number(degrees.toFixed(decimals)) + 0).toFixed(decimals);

const isDegrees = (given: string) => /^-?\d{1,3}(\.\d{1,15})?$/.test(given);

function bounds(given: string): [south: number, west: number, north: number, east: number] | undefined {
  const parts = given.split(',');
  const [south, west, north, east] = parts.map(Number);
  if (parts.length !== 4 || !parts.every(isDegrees)) return undefined;
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? [south, west, north, east] : undefined;
}

const parse: ParseValues = ([given = '']) => {
  const spelled = bounds(given)?.map(spell).join(',') ?? '';
  return bounds(spelled) ? [spelled] : [];
};

/** South, west, north and east in degrees. */
export const boundsFilter = {
  parameter: 'bounds',
  label: 'filter.bounds',
  section: 'place',
  parse,
  valueOf: ({ position }) => position,
  test: ([value = '']) => {
    const [south, west, north, east] = bounds(value) ?? [0, 0, 0, 0];
    return {
      passes: ({ position }) =>
        position !== undefined &&
        position.latitude >= south &&
        position.latitude <= north &&
        position.longitude >= west &&
        position.longitude <= east,
    };
  },
  chip: (_value, { t }) => t('filter.bounds'),
  control: { kind: 'hidden' },
} as const satisfies ListFilter;

export const polygonFilter = {
  parameter: 'polygon',
  label: 'filter.polygon',
  section: 'place',
  parse: ([given = '']) => {
    const polygon = readPolygon(given);
    return polygon ? [writePolygon(polygon)] : [];
  },
  valueOf: ({ position }) => position,
  test: ([value = '']) => {
    const isInside = insideOf(readPolygon(value) ?? []);
    return { passes: ({ position }) => position !== undefined && isInside(position) };
  },
  chip: (_value, { t }) => t('filter.polygon'),
  control: { kind: 'hidden' },
} as const satisfies ListFilter;

/** Finds public addresses only. */
export const streetFilter = {
  parameter: 'street',
  label: 'filter.place',
  section: 'place',
  parse: lines,
  valueOf: ({ street }) => street,
  test: (values) => {
    const wanted = new Set(values.map(fold));
    return { passes: ({ street }) => street !== undefined && wanted.has(fold(street)) };
  },
  chip: (street) => street,
  control: { kind: 'hidden' },
} as const satisfies ListFilter;

/** A place of each kind within a kilometre; hidden addresses tell of none. */
export const nearbyFilter = {
  parameter: 'nearby',
  label: 'filter.place',
  section: 'place',
  parse: (given) => nearbyKinds.filter((kind) => given.includes(kind)),
  valueOf: ({ nearby }) => nearby,
  test: (kinds) => ({ passes: ({ nearby }) => kinds.every((kind) => nearby.includes(`${kind} `)) }),
  chip: (value, { t }) => {
    const kind = nearbyKinds.find((one) => one === value);
    return kind ? t('filter.withinWalk', { place: t(nearbyLabels[kind]) }) : value;
  },
  control: { kind: 'hidden' },
} as const satisfies ListFilter;
