import { expect, test } from 'vitest';
import { formatDay } from './day.ts';

test('a day is written out in each language', () => {
  expect(formatDay('2026-11-20', 'nl')).toBe('20 november 2026');
  expect(formatDay('2026-11-20', 'fr')).toBe('20 novembre 2026');
  expect(formatDay('2026-11-20', 'en')).toBe('20 November 2026');
  expect(formatDay('2026-11-20', 'de')).toBe('20. November 2026');
});

test('what is no day comes back as it is', () => {
  expect(formatDay('2026-13-40', 'nl')).toBe('2026-13-40');
  expect(formatDay('', 'nl')).toBe('');
});
