import { expect, test } from 'vitest';
import { favourites, toggleFavourite } from './favourites.ts';
import { mostFavourites } from './property-ids.ts';

const numbers = Array.from({ length: mostFavourites }, (_, index) => String(2101 + index));

test('a mark comes first and goes again; without storage the visitor is told', () => {
  favourites.set(['2101']);
  expect(toggleFavourite('2102')).toBe('notStored');
  expect(favourites.get()).toEqual(['2102', '2101']);
  expect(toggleFavourite('2101')).toBe('notStored');
  expect(favourites.get()).toEqual(['2102']);
});

test('a full list takes no more, and lets go', () => {
  favourites.set(numbers);
  expect(toggleFavourite('9')).toBe('full');
  expect(favourites.get()).toEqual(numbers);
  toggleFavourite('2101');
  expect(favourites.get()).toEqual(numbers.slice(1));
});
