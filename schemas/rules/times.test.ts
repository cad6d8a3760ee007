import { expect, test } from 'vitest';
import { endsAfter, notBefore, notLaterThan, timeOfDay } from './times.ts';

test.each(['00:00', '09:00', '12:30', '23:59', undefined])('%s is a time of day, or none yet', (time) => {
  expect(timeOfDay(time)).toBe(true);
});

test.each(['9:00', '24:00', '12:60', '12.30', '12h30', '09:00:00', ''])('"%s" is no time of day', (time) => {
  expect(timeOfDay(time)).toMatch(/09:00/);
});

test('what ends must end after it begins', () => {
  expect(endsAfter('12:30', '09:00')).toBe(true);
  expect(endsAfter('09:00', '09:00')).toBe('Enter a time after 09:00.');
  expect(endsAfter('08:59', '09:00')).toBe('Enter a time after 09:00.');
});

test('times that are missing or wrong are left to the rule about each', () => {
  expect(endsAfter(undefined, '09:00')).toBe(true);
  expect(endsAfter('08:00', undefined)).toBe(true);
  expect(endsAfter('8', '9')).toBe(true);
});

test('a day that has passed in Belgium is over, although it has not in UTC', () => {
  const justAfterMidnight = new Date('2026-11-20T23:30:00Z');
  expect(notBefore('2026-11-20', justAfterMidnight)).toMatch(/is over/);
  expect(notBefore('2026-11-21', justAfterMidnight)).toBe(true);
  expect(notBefore(undefined, justAfterMidnight)).toBe(true);
});

test('a day that has come in Belgium is fine, although it has not in UTC', () => {
  const justAfterMidnight = new Date('2026-11-20T23:30:00Z');
  expect(notLaterThan('2026-11-21', justAfterMidnight)).toBe(true);
  expect(notLaterThan(undefined, justAfterMidnight)).toBe(true);
  expect(notLaterThan('2026-11-22', justAfterMidnight)).toMatch(/not in the future/);
});
