import { expect, test } from 'vitest';
import { reportedMonth } from './monthly-mail.server.ts';

const monthAt = (instant: string) => reportedMonth(new Date(instant))?.month;

test('owners are mailed about the last month from eight in the morning of the first in Belgium', () => {
  expect(monthAt('2026-11-30T23:30:00Z')).toBeUndefined();
  expect(monthAt('2026-12-01T06:59:59Z')).toBeUndefined();
  expect(monthAt('2026-12-01T07:00:00Z')).toBe('2026-11');
  expect(monthAt('2026-04-01T05:59:59Z')).toBeUndefined();
  expect(monthAt('2026-04-01T06:00:00Z')).toBe('2026-03');
});

test('a site that was down makes up for it within a week, and not after it', () => {
  expect(monthAt('2026-12-02T00:30:00Z')).toBe('2026-11');
  expect(monthAt('2026-12-07T22:59:59Z')).toBe('2026-11');
  expect(monthAt('2026-12-07T23:00:00Z')).toBeUndefined();
  expect(monthAt('2026-12-24T10:00:00Z')).toBeUndefined();
});

test('a month has its first day, the month before it and its end, at the turn of the year and of the clock too', () => {
  expect(reportedMonth(new Date('2027-01-01T09:00:00Z'))).toEqual({
    month: '2026-12',
    from: '2026-12-01',
    before: '2026-11-01',
    end: new Date('2026-12-31T23:00:00Z'),
  });
  expect(reportedMonth(new Date('2026-04-01T09:00:00Z'))).toMatchObject({
    from: '2026-03-01',
    before: '2026-02-01',
    end: new Date('2026-03-31T22:00:00Z'),
  });
});
