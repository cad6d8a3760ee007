import { expect, test } from 'vitest';
import { canonicalSearch, isFiltered, listSearch, readListAddress } from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));
const canonical = (search: string) => canonicalSearch(new URLSearchParams(search));

test('[2.19][2.20] an address names a city by name and postal code, and a type by its web id', () => {
  expect(read('city=Mechelen%7C2800&type=3')).toEqual({
    filters: { city: ['Mechelen|2800'], type: ['3'] },
    page: 1,
  });
});

test('what makes no sense in an address counts as not chosen', () => {
  expect(read('city=&type=house&q=+++&page=-1')).toEqual({ filters: {}, page: 1 });
  expect(read('type=1e3&page=2.5')).toEqual({ filters: {}, page: 1 });
  expect(read('page=99999999').page).toBe(1);
});

test('typed text loses needless blanks and what is beyond its limit', () => {
  expect(read('q=++luik++4000+').filters.q).toEqual(['luik 4000']);
  expect(read(`q=${'a'.repeat(5000)}`).filters.q?.[0]).toHaveLength(1000);
});

test('filters have one address, whatever order they came in', () => {
  expect(listSearch(read('page=2&q=huis&type=3&city=Luik%7C4000'))).toBe(
    '?city=Luik%7C4000&type=3&q=huis&page=2',
  );
  expect(listSearch(read('page=1'))).toBe('');
});

test('a canonical address stays as it is, however it is encoded', () => {
  expect(canonical('')).toBeUndefined();
  expect(canonical('city=Luik|4000&type=3')).toBeUndefined();
  expect(canonical('city=Luik%7C4000&q=een%20huis')).toBeUndefined();
});

test('an address with empty, repeated or unordered filters becomes the canonical one and keeps all else', () => {
  expect(canonical('q=&city=&type=3')).toBe('?type=3');
  expect(canonical('type=3&city=Luik%7C4000')).toBe('?city=Luik%7C4000&type=3');
  expect(canonical('q=huis&q=tuin')).toBe('?q=huis');
  expect(canonical('utm_source=mail&q=')).toBe('?utm_source=mail');
  expect(canonical('page=1')).toBe('');
});

test('a further page of a whole list is not filtered', () => {
  expect(isFiltered(read('page=2').filters)).toBe(false);
  for (const search of ['city=Luik%7C4000', 'type=3', 'q=huis'])
    expect(isFiltered(read(search).filters)).toBe(true);
});
