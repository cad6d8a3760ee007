import { expect, test } from 'vitest';
import { isFiltered, listSearch, readListFilters, tidySearch } from './list-filters.ts';

const read = (search: string) => readListFilters(new URLSearchParams(search));
const tidy = (search: string) => tidySearch(new URLSearchParams(search));

test('[2.19][2.20] an address names a city by name and postal code, and a type by its web id', () => {
  expect(read('city=Mechelen%7C2800&type=3')).toMatchObject({ city: 'Mechelen|2800', type: 3 });
});

test('what makes no sense in an address counts as not chosen', () => {
  expect(read('city=&type=house&q=+++&page=-1')).toEqual({
    city: undefined,
    type: undefined,
    text: undefined,
    page: 1,
  });
  expect(read('type=1e3&page=2.5')).toMatchObject({ type: undefined, page: 1 });
  expect(read('page=99999999').page).toBe(1);
});

test('typed text loses needless blanks and what is beyond its limit', () => {
  expect(read('q=++luik++4000+').text).toBe('luik 4000');
  expect(read(`q=${'a'.repeat(5000)}`).text).toHaveLength(1000);
});

test('filters have one address, whatever order they came in', () => {
  expect(listSearch(read('page=2&q=huis&type=3&city=Luik%7C4000'))).toBe(
    '?city=Luik%7C4000&type=3&q=huis&page=2',
  );
  expect(listSearch(read('page=1'))).toBe('');
});

test('an address that is tidy stays as it is, however it is encoded', () => {
  expect(tidy('')).toBeUndefined();
  expect(tidy('city=Luik|4000&type=3')).toBeUndefined();
  expect(tidy('city=Luik%7C4000&q=een%20huis')).toBeUndefined();
});

test('an address with empty, repeated or unordered filters becomes the tidy one and keeps all else', () => {
  expect(tidy('q=&city=&type=3')).toBe('?type=3');
  expect(tidy('type=3&city=Luik%7C4000')).toBe('?city=Luik%7C4000&type=3');
  expect(tidy('q=huis&q=tuin')).toBe('?q=huis');
  expect(tidy('utm_source=mail&q=')).toBe('?utm_source=mail');
  expect(tidy('page=1')).toBe('');
});

test('a further page of a whole list is not filtered', () => {
  expect(isFiltered(read('page=2'))).toBe(false);
  for (const search of ['city=Luik%7C4000', 'type=3', 'q=huis']) expect(isFiltered(read(search))).toBe(true);
});
