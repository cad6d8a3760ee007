import { expect, test } from 'vitest';
import { dayTitle, instantOf, nextMorning, timeText, wallTime } from './belgian-moment.ts';

test('a time that an editor types is Belgian, in winter and in summer', () => {
  expect(instantOf('2026-12-01T09:00')?.toISOString()).toBe('2026-12-01T08:00:00.000Z');
  expect(instantOf('2026-07-01T09:00')?.toISOString()).toBe('2026-07-01T07:00:00.000Z');
  expect(wallTime(new Date('2026-12-01T08:00:00Z'))).toBe('2026-12-01T09:00');
});

test('a time that the clock skips is none, and of a repeated one the first counts', () => {
  expect(instantOf('2026-03-29T02:30')).toBeUndefined();
  expect(instantOf('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(instantOf('')).toBeUndefined();
});

test('a day belongs to Belgium, also just after its midnight', () => {
  const justAfterMidnight = new Date('2026-11-30T23:30:00Z');
  expect(dayTitle(justAfterMidnight)).toBe('Tuesday, 1 December 2026');
  expect(timeText(justAfterMidnight)).toBe('00:30');
});

test('the next morning is the one after the Belgian day, also where its clock skips an hour', () => {
  expect(nextMorning(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12-02T09:00');
  expect(nextMorning(new Date('2026-03-28T12:00:00Z'))).toBe('2026-03-29T09:00');
});
