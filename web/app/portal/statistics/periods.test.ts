import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byMonth, byWeek, daysUntil, fillDays, summarise, weekOf } from './periods.ts';

const counts = [
  { day: '2025-12-31', count: 3 },
  { day: '2026-01-01', count: 5 },
  { day: '2026-01-11', count: 7 },
  { day: '2026-01-12', count: 11 },
];

test('[9.32] the last thirty days end today, and none is skipped or repeated when the clock changes', () => {
  for (const today of ['2026-03-29', '2026-04-10', '2026-10-25', '2026-11-02', '2028-03-05']) {
    const days = daysUntil(today, 30);
    expect(new Set(days).size).toBe(30);
    expect(days.at(-1)).toBe(today);
    const steps = days.slice(1).map((day, index) => Date.parse(day) - Date.parse(days[index] ?? ''));
    expect(new Set(steps)).toEqual(new Set([24 * 60 * 60_000]));
  }
  expect(daysUntil('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
});

test('days without views count zero', () => {
  expect(fillDays(counts, ['2026-01-10', '2026-01-11'])).toEqual([
    { day: '2026-01-10', count: 0 },
    { day: '2026-01-11', count: 7 },
  ]);
});

test('[2.45] views of this day, week and month, of the ones before, and in total', () => {
  expect(summarise(counts, '2026-01-12')).toEqual({
    day: { count: 11, before: 7 },
    week: { count: 11, before: 7 },
    month: { count: 23, before: 3 },
    total: { count: 26, since: '2025-12-31' },
  });
  expect(summarise([], '2026-01-12')).toEqual({
    day: { count: 0, before: 0 },
    week: { count: 0, before: 0 },
    month: { count: 0, before: 0 },
    total: { count: 0, since: undefined },
  });
});

test('weeks begin on Monday and may span two years; periods before the first view are left out', () => {
  expect(byWeek(counts, '2026-01-13', 8)).toEqual([
    { from: '2026-01-12', count: 11 },
    { from: '2026-01-05', count: 7 },
    { from: '2025-12-29', count: 8 },
  ]);
  expect(byWeek(counts, '2026-01-13', 2)).toHaveLength(2);
  expect(byMonth(counts, '2026-02-13', 12)).toEqual([
    { from: '2026-02-01', count: 0 },
    { from: '2026-01-01', count: 23 },
    { from: '2025-12-01', count: 3 },
  ]);
  expect(byMonth([], '2026-02-13', 12)).toEqual([{ from: '2026-02-01', count: 0 }]);
});

test('every day is in the week that begins on the Monday before it', () => {
  const someDay = fc.integer({ min: 0, max: 40_000 }).map((index) => {
    return new Date(Date.parse('1970-01-01') + index * 24 * 60 * 60_000).toISOString().slice(0, 10);
  });
  fc.assert(
    fc.property(someDay, (day) => {
      const monday = weekOf(day);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect((Date.parse(day) - Date.parse(monday)) / (24 * 60 * 60_000)).toBeLessThan(7);
      expect(monday <= day).toBe(true);
    }),
  );
});
