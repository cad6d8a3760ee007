import { expect, test } from 'vitest';
import { formatDay, formatMonth } from './day.ts';

test('a day is written out in each language', () => {
  expect(formatDay('2026-11-20', 'nl')).toBe('20 november 2026');
  expect(formatDay('2026-11-20', 'fr')).toBe('20 novembre 2026');
  expect(formatDay('2026-11-01', 'fr')).toBe('1er novembre 2026');
  expect(formatDay('2026-11-21', 'fr')).toBe('21 novembre 2026');
  expect(formatDay('2026-11-20', 'en')).toBe('20 November 2026');
  expect(formatDay('2026-11-20', 'de')).toBe('20. November 2026');
});

test('a month is written out with its year', () => {
  expect(formatMonth('2026-11-20', 'nl')).toBe('november 2026');
  expect(formatMonth('2027-07-30', 'fr')).toBe('juillet 2027');
  expect(formatMonth('2027-07-30', 'en')).toBe('July 2027');
  expect(formatMonth('soon', 'en')).toBe('soon');
});

test('what is no day comes back as it is', () => {
  expect(formatDay('2026-13-40', 'nl')).toBe('2026-13-40');
  expect(formatDay('', 'nl')).toBe('');
});
