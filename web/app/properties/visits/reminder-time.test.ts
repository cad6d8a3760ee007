import { expect, test } from 'vitest';
import { reminderTime } from './reminder-time.ts';

const long = new Date('2026-01-01T00:00:00Z');

test('a reminder is due the day before at ten in Belgium, also across both changes of the clock', () => {
  for (const [start, due] of [
    ['2026-11-25T09:00:00Z', '2026-11-24T09:00:00.000Z'],
    ['2026-03-29T08:00:00Z', '2026-03-28T09:00:00.000Z'],
    ['2026-03-30T08:00:00Z', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25T09:00:00Z', '2026-10-24T08:00:00.000Z'],
    ['2026-10-26T09:00:00Z', '2026-10-25T09:00:00.000Z'],
    // Shortly after midnight in Belgium, still the day before in UTC.
    ['2026-06-10T22:30:00Z', '2026-06-10T08:00:00.000Z'],
  ] as const)
    expect(reminderTime(new Date(start), long)?.toISOString(), start).toBe(due);
});

test('a visit booked after that needs none', () => {
  const start = new Date('2026-11-25T09:00:00Z');
  expect(reminderTime(start, new Date('2026-11-24T09:00:00Z'))).toBeNull();
  expect(reminderTime(start, new Date('2026-11-24T08:59:00Z'))).not.toBeNull();
});
