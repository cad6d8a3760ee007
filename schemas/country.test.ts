import { expect, test } from 'vitest';
import { countryCode, isInCoreCity, regionOf } from './country.ts';

test('[9.20] country 10 is Belgium and country 50 is Luxembourg', () => {
  expect(countryCode(10)).toBe('BE');
  expect(countryCode(50)).toBe('LU');
  expect([63, 33, 26, 32].map(countryCode)).toEqual(['NL', 'FR', 'DE', 'ES']);
});

test('a number of no known country has no code', () => {
  for (const id of [0, 1, 11, 49, -10, 10.5, Number.NaN]) expect(countryCode(id)).toBeUndefined();
});

test('[9.22] postal codes 1000 to 1299 lie in Brussels', () => {
  expect(regionOf('0999', 10)).toBeUndefined();
  expect(regionOf('1000', 10)).toBe('brussels');
  expect(regionOf('1180', 10)).toBe('brussels');
  expect(regionOf('1299', 10)).toBe('brussels');
});

test('[9.23] postal codes 1300 to 1499 and 4000 to 7999 lie in Wallonia', () => {
  for (const zip of ['1300', '1499', '4000', '4700', '7780', '7999']) {
    expect(regionOf(zip, 10), zip).toBe('wallonia');
  }
});

test('[9.24] postal codes 1500 to 3999 and 8000 to 9999 lie in Flanders', () => {
  for (const zip of ['1500', '1640', '2800', '3790', '3999', '8000', '9999']) {
    expect(regionOf(zip, 10), zip).toBe('flanders');
  }
});

test('[9.21] the country decides before the postal code', () => {
  expect(regionOf('1650', 10)).toBe('flanders');
  expect(regionOf('1650', 50)).toBeUndefined();
  expect(regionOf('4000', 99)).toBeUndefined();
});

test('text that is no Belgian postal code has no region', () => {
  for (const zip of ['', '100', '10000', '28OO', ' 2800', '2800 ', '+280', '1e3', '-1500']) {
    expect(regionOf(zip, 10), zip).toBeUndefined();
  }
});

test('the towns where a modest home may cost more lie in Flanders, villages beside them are none', () => {
  for (const zip of ['2800', '9000', '3000', '1800', '3090', '8400']) {
    expect(isInCoreCity(zip), zip).toBe(true);
    expect(regionOf(zip, 10)).toBe('flanders');
  }
  for (const zip of ['2820', '9070', '3020', '1000', '4000', '']) expect(isInCoreCity(zip), zip).toBe(false);
});
