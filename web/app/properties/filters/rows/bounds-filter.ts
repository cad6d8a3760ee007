import type { ListFilter } from '../list-filter.ts';
import type { ParseValues } from '../parse-values.ts';

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

/** An area of the map: south, west, north and east in degrees. */
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
