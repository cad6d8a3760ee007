import { expect, test } from 'vitest';
import { nextMailAt } from './frequency.ts';

test.each([
  ['daily', '2026-11-22T15:00:00Z', '2026-11-23T07:00:00Z'],
  ['daily', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00Z'],
  ['daily', '2026-11-23T07:00:00Z', '2026-11-24T07:00:00Z'],
  ['weekly', '2026-11-23T07:30:00Z', '2026-11-30T07:00:00Z'],
  ['weekly', '2026-11-22T07:30:00Z', '2026-11-23T07:00:00Z'],
  ['at-once', '2026-11-22T15:00:00Z', '2026-11-22T15:00:00Z'],
] as const)('%s after %s is %s', (frequency, now, next) => {
  expect(nextMailAt(frequency, new Date(now))).toEqual(new Date(next));
});

test.each([
  ['2026-03-28T10:00:00Z', '2026-03-29T06:00:00Z'],
  ['2026-10-24T10:00:00Z', '2026-10-25T07:00:00Z'],
])('a mail leaves at 8 in Belgium on the day the clock changes: after %s', (now, next) => {
  expect(nextMailAt('daily', new Date(now))).toEqual(new Date(next));
});
