import { mainUnits } from '../../properties/property/project.ts';
import type { PropertySummary } from '../../properties/property/property.ts';

type Unit = Pick<PropertySummary, 'mainType' | 'state' | 'floor' | 'surface' | 'bedrooms' | 'price'>;

/** Values to sort by. Only available units have a price here. */
const values = {
  floor: ({ floor }) => floor,
  surface: ({ surface }) => surface,
  bedrooms: ({ bedrooms }) => bedrooms,
  price: ({ state, price }) => (state === 'available' ? price?.value : undefined),
} as const satisfies Record<string, (unit: Unit) => number | undefined>;

export type UnitColumn = keyof typeof values;
export type UnitSort = { column: UnitColumn; direction: 'up' | 'down' };

export const unitColumns = Object.keys(values) as readonly UnitColumn[];

/** Undefined for an order that does not exist. */
export function readUnitSort(params: URLSearchParams): UnitSort | undefined {
  const [name, direction] = params.get('sort')?.split('-') ?? [];
  const column = unitColumns.find((known) => known === name);
  return column && (direction === 'up' || direction === 'down') ? { column, direction } : undefined;
}

/** The order after a click on a column: ascending first, then descending. */
export function nextSort(column: UnitColumn, current: UnitSort | undefined): UnitSort {
  const isUp = current?.column === column && current.direction === 'up';
  return { column, direction: isUp ? 'down' : 'up' };
}

/**
 * Sorts by floor, parking spaces after homes, unless a visitor chose an order. Available units come first and unknown
 * values last, so that the place of a hidden price says nothing about it.
 */
export function sortUnits<Listed extends Unit>(units: readonly Listed[], sort?: UnitSort): Listed[] {
  const { column, direction } = sort ?? { column: 'floor', direction: 'up' };
  const first = new Set(sort ? units : mainUnits(units));
  const rank = (unit: Listed) => Number(unit.state !== 'available') * 2 + Number(!first.has(unit));
  const sortable = units.map((unit) => {
    const value = values[column](unit);
    const signed = value !== undefined && direction === 'down' ? -value : value;
    return { unit, rank: rank(unit), value: signed ?? Infinity };
  });
  return sortable
    .sort((a, b) => a.rank - b.rank || (a.value === b.value ? 0 : a.value < b.value ? -1 : 1))
    .map(({ unit }) => unit);
}
