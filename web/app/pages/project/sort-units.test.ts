import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOf } from '../../properties/price/price.ts';
import { nextSort, readUnitSort, sortUnits, unitColumns } from './sort-units.ts';

type Unit = Parameters<typeof sortUnits>[0][number];

const price = (value: number) => priceOf({ Price: value, PriceUnit: 0 }, '', 'nl');

function unit(id: string, fields: Partial<Omit<Unit, 'price'>> & { price?: number } = {}) {
  return {
    id,
    mainType: 'apartment' as const,
    state: 'available' as const,
    floor: undefined,
    surface: undefined,
    bedrooms: undefined,
    ...fields,
    price: fields.price === undefined ? undefined : price(fields.price),
  };
}

const order = (units: readonly (Unit & { id: string })[], address = '') =>
  sortUnits(units, readUnitSort(new URLSearchParams(address))).map(({ id }) => id);

test('units are sorted by floor, those sold last, parking spaces behind the homes', () => {
  const units = [
    unit('space', { mainType: 'parking', floor: -1 }),
    unit('sold', { state: 'sold', floor: 0 }),
    unit('fourth', { floor: 4 }),
    unit('ground', { floor: 0 }),
    unit('unknown'),
  ];
  expect(order(units)).toEqual(['ground', 'fourth', 'unknown', 'space', 'sold']);
  expect(order(units, 'sort=nonsense')).toEqual(order(units));
});

test('in an order that a visitor chose, a parking space stands where its own value puts it', () => {
  const units = [
    unit('dear', { price: 612000 }),
    unit('space', { mainType: 'parking', price: 27500 }),
    unit('cheap', { price: 329000 }),
  ];
  expect(order(units, 'sort=price-up')).toEqual(['space', 'cheap', 'dear']);
  expect(order(units, 'sort=price-down')).toEqual(['dear', 'cheap', 'space']);
});

test('a chosen order goes up or down, and those without a value stay last', () => {
  const units = [
    unit('b', { surface: 86 }),
    unit('none'),
    unit('a', { surface: 148 }),
    unit('c', { surface: 79 }),
  ];
  expect(order(units, 'sort=surface-up')).toEqual(['c', 'b', 'a', 'none']);
  expect(order(units, 'sort=surface-down')).toEqual(['a', 'b', 'c', 'none']);
});

test('[3.14] the price of a sold unit and a hidden one tell nothing by their place', () => {
  const units = [
    unit('hidden'),
    unit('dear', { price: 612000 }),
    unit('sold', { price: 298000, state: 'sold' }),
    unit('soldToo', { price: 1000, state: 'sold' }),
    unit('cheap', { price: 329000 }),
  ];
  expect(order(units, 'sort=price-up')).toEqual(['cheap', 'dear', 'hidden', 'sold', 'soldToo']);
  expect(order(units, 'sort=price-down')).toEqual(['dear', 'cheap', 'hidden', 'sold', 'soldToo']);
});

test('a column sorts upwards first, and downwards when it already does', () => {
  expect(nextSort('price', undefined)).toEqual({ column: 'price', direction: 'up' });
  expect(nextSort('price', { column: 'price', direction: 'up' })).toEqual({
    column: 'price',
    direction: 'down',
  });
  expect(nextSort('price', { column: 'price', direction: 'down' }).direction).toBe('up');
  expect(nextSort('floor', { column: 'price', direction: 'up' })).toEqual({
    column: 'floor',
    direction: 'up',
  });
});

test('no order adds, drops or repeats a unit, and equals keep their order', () => {
  const numbers = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
  const units = fc.array(fc.record({ floor: numbers, surface: numbers, bedrooms: numbers }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(units, fc.constantFrom(...unitColumns), (list, column) => {
      const numbered = list.map((fields, index) => ({ ...unit(String(index)), ...fields, index }));
      const sorted = sortUnits(numbered, { column, direction: 'up' });
      expect(sorted.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(
        list.map((_, index) => index),
      );
      for (const [at, next] of sorted.slice(1).entries()) {
        const before = sorted[at];
        if (before && column !== 'price' && before[column] === next[column])
          expect(before.index).toBeLessThan(next.index);
      }
    }),
  );
});
