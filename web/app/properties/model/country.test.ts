import { expect, test } from 'vitest';
import { countryCode } from './country.ts';

test('[9.20] country 10 is Belgium and country 50 is Luxembourg', () => {
  expect(countryCode(10)).toBe('BE');
  expect(countryCode(50)).toBe('LU');
});

test('a number of no known country has no code', () => {
  for (const id of [0, 1, 11, 49, -10, 10.5, Number.NaN]) expect(countryCode(id)).toBeUndefined();
});
