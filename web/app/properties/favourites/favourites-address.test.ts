import { expect, test } from 'vitest';
import {
  canonicalFavouritesSearch,
  comparisonSearch,
  favouritesSearch,
  readFavouritesAddress,
} from './favourites-address.ts';
import { mostFavourites } from './property-ids.ts';

const read = (search: string) => readFavouritesAddress(new URLSearchParams(search));
const canonical = (search: string) => canonicalFavouritesSearch(new URL(`https://site.test/nl/x/${search}`));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(2101 + index));

test('an address holds each reference once, in the order of its sender', () => {
  expect(read('ids=2119,2101,2119, 2103')).toEqual({ ids: ['2119', '2101', '2103'], compared: [] });
  expect(read('ids=2119&ids=2101').ids).toEqual(['2119', '2101']);
});

test('what is no reference is dropped', () => {
  const hostile = ['', ',,,', '-1', '0', '01', '1.5', '1e3', '٢١٠١', '<script>', '2101;2102', '9'.repeat(10)];
  for (const text of hostile) expect(read(`ids=${encodeURIComponent(text)}`).ids, text).toEqual([]);
  expect(read('ids=x,2101,null').ids).toEqual(['2101']);
});

test('a list has a limit', () => {
  expect(read(`ids=${numbers(200).join()}`).ids).toEqual(numbers(mostFavourites));
  expect(read(`compare=${numbers(200).join()}`)).toEqual({
    ids: numbers(mostFavourites),
    compared: numbers(mostFavourites),
  });
});

test('compared properties belong to the list', () => {
  expect(read('compare=2103,2101')).toEqual({ ids: ['2103', '2101'], compared: ['2103', '2101'] });
  expect(read('ids=2101,2102&compare=2103').ids).toEqual(['2101', '2102', '2103']);
});

test('every address that is read is written the same again', () => {
  for (const search of ['', '?ids=2101,2119', '?ids=2101,2119&compare=2119', '?compare=2101,2119']) {
    expect(favouritesSearch(read(search))).toBe(search);
    expect(canonical(search)).toBeUndefined();
  }
});

test('a property is compared with the newest of the other favourites', () => {
  expect(comparisonSearch('2101', ['2103'])).toBe('?ids=2103,2101&compare=2101,2103');
  expect(comparisonSearch('2101', ['2101', '2103'])).toBe('?compare=2101,2103');
  const search = comparisonSearch('2101', ['2105', '2104', '2101', '2103', '2102']);
  expect(search).toBe('?ids=2105,2104,2101,2103,2102&compare=2101,2105,2104,2103');
  for (const each of [search, comparisonSearch('2199', numbers(mostFavourites))])
    expect(canonical(each), each).toBeUndefined();
});

test('a form, a repeated or a wrong reference lead to the shortest address, other parameters unchanged', () => {
  expect(canonical('?ids=2101%2C2119')).toBeUndefined();
  expect(canonical('?ids=2101&ids=2119')).toBe('?ids=2101,2119');
  expect(canonical('?ids=2101,2119&compare=2101&compare=2119')).toBe('?compare=2101,2119');
  expect(canonical('?ids=')).toBe('');
  expect(canonical('?utm_source=mail&ids=x,2101')).toBe('?ids=2101&utm_source=mail');
  expect(canonical('?utm_source=mail')).toBeUndefined();
});
