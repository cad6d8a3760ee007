import { expect, test } from 'vitest';
import { countText, dayAfter, dayTitle, isOff, shortDay } from './visit.ts';

test('days are counted by the calendar, also over the changes of the clock', () => {
  expect(dayAfter('2026-03-28', 1)).toBe('2026-03-29');
  expect(dayAfter('2026-03-29', 1)).toBe('2026-03-30');
  expect(dayAfter('2026-10-25', -7)).toBe('2026-10-18');
  expect(dayTitle('2026-11-25').replace(',', '')).toBe('Wednesday 25 November 2026');
  expect(shortDay('2026-11-25').replace(',', '')).toBe('Wed 25 Nov');
});

test('a visit is off whoever cancelled it, and when nobody confirmed it', () => {
  expect(isOff({ state: 'cancelled' })).toBe(true);
  expect(isOff({ state: 'called-off' })).toBe(true);
  expect(isOff({ state: 'lapsed' })).toBe(true);
  expect(isOff({ state: 'held' })).toBe(false);
  expect(isOff({ state: 'missed' })).toBe(false);
  expect([0, 1, 2].map(countText)).toEqual(['No visits', '1 visit', '2 visits']);
});
