import { expect, test } from 'vitest';
import { canonicalSearch, isPlainList, listSearch, readListAddress } from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));
const canonical = (search: string) => canonicalSearch(new URLSearchParams(search));

test('[2.19][2.20] an address names a city by name and postal code, and a type by its web id', () => {
  expect(read('city=Mechelen%7C2800&type=3')).toEqual({
    filters: { city: ['Mechelen|2800'], type: ['3'] },
    sort: 'newest',
    view: 'list',
    page: 1,
  });
  expect(read('type=3&type=1&type=3&city=Luik|4000&city=Gent|9000').filters).toEqual({
    city: ['Gent|9000', 'Luik|4000'],
    type: ['1', '3'],
  });
});

test('what makes no sense in an address counts as not chosen', () => {
  const nothing = { filters: {}, sort: 'newest', view: 'list', page: 1 };
  expect(read('city=&type=house&q=+++&page=-1')).toEqual(nothing);
  expect(read('type=1e3&page=2.5')).toEqual(nothing);
  expect(read('minPrice=0&maxPrice=-5&bedrooms=two&energy=Z&available=2026-02-30')).toEqual(nothing);
  expect(read('lift=maybe&sold=no&sort=cheapest&view=grid&bounds=51,4,50,5')).toEqual(nothing);
  expect(read('polygon=BEwhmfw_zCA46G&radius=10')).toEqual(nothing);
  expect(read('radius=10')).toEqual(nothing);
  expect(read('city=Luik|4000&radius=11').filters).toEqual({ city: ['Luik|4000'] });
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
  const whole =
    '?city=Luik%7C4000&radius=10&type=1&type=2&minPrice=100000&maxPrice=400000&bedrooms=2&minSurface=80&minPlot=200' +
    '&energy=A%2B&terrace=yes&garden=no&garage=yes&lift=no&furnished=yes&pets=yes&groundFloor=no&newBuild=yes' +
    '&available=2027-01-01&sold=yes&q=huis&sort=price-up&view=both&polygon=BEwhmfw_zCA46G39CnqD&bounds=50.1000%2C4.0000%2C51.0000%2C5.5000&page=2';
  const reversed = new URLSearchParams([...new URLSearchParams(whole)].reverse());
  expect(listSearch(readListAddress(reversed))).toBe(whole);
});

test('a plus sign that was not encoded still names the best energy label', () => {
  expect(read('energy=A+').filters.energy).toEqual(['A+']);
  expect(read('energy=b').filters.energy).toEqual(['B']);
});

test('a canonical address stays as it is, however it is encoded', () => {
  expect(canonical('')).toBeUndefined();
  expect(canonical('city=Luik|4000&type=3')).toBeUndefined();
  expect(canonical('city=Luik%7C4000&q=een%20huis')).toBeUndefined();
});

test('an address with empty, repeated or unordered filters becomes the canonical one and leaves all else', () => {
  expect(canonical('q=&city=&type=3')).toBe('?type=3');
  expect(canonical('type=3&city=Luik%7C4000')).toBe('?city=Luik%7C4000&type=3');
  expect(canonical('q=huis&q=tuin')).toBe('?q=huis');
  expect(canonical('utm_source=mail&q=')).toBe('?utm_source=mail');
  expect(canonical('page=1')).toBe('');
});

test('only the whole list in its default order is plain, on any of its pages', () => {
  expect(isPlainList(read('page=2'))).toBe(true);
  for (const search of ['city=Luik%7C4000', 'type=3', 'q=huis', 'sold=yes', 'sort=surface', 'view=map'])
    expect(isPlainList(read(search)), search).toBe(false);
});
