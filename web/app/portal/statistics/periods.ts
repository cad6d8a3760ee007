import { dayAfter } from '../../platform/belgian-time.ts';

/** Views on an ISO day in Belgian time. */
export type DayCount = { day: string; count: number };

/** Begins with an ISO day: a Monday, or the first of a month. */
export type Period = { from: string; count: number };

/** Days as ISO dates, the last of them today. Calendar days, whatever the clock does on them. */
export function daysUntil(today: string, length: number): string[] {
  return Array.from({ length }, (_, index) => dayAfter(today, index + 1 - length));
}

export function fillDays(counts: readonly DayCount[], days: readonly string[]): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: known.get(day) ?? 0 }));
}

export function weekOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

const weekBefore = (monday: string) => dayAfter(monday, -7);
const monthBefore = (first: string) => monthOf(dayAfter(first, -1));

function latest(
  counts: readonly DayCount[],
  today: string,
  { of, before, most }: { of: (day: string) => string; before: (from: string) => string; most: number },
): Period[] {
  const first = of(counts[0]?.day ?? today);
  const left = [...counts];
  const periods: Period[] = [];
  for (let from = of(today); from >= first && periods.length < most; from = before(from)) {
    let sum = 0;
    while ((left.at(-1)?.day ?? '') >= from) sum += left.pop()?.count ?? 0;
    periods.push({ from, count: sum });
  }
  return periods;
}

/** `counts` are in the order of their days. */
export function byWeek(counts: readonly DayCount[], today: string, most: number): Period[] {
  return latest(counts, today, { of: weekOf, before: weekBefore, most });
}

/** `counts` are in the order of their days. */
export function byMonth(counts: readonly DayCount[], today: string, most: number): Period[] {
  return latest(counts, today, { of: monthOf, before: monthBefore, most });
}

export function summarise(counts: readonly DayCount[], today: string) {
  const week = weekOf(today);
  const month = monthOf(today);
  const between = (from: string, until?: string) =>
    counts.reduce(
      (sum, { day, count }) => (day >= from && (until === undefined || day < until) ? sum + count : sum),
      0,
    );
  return {
    day: { count: between(today), before: between(dayAfter(today, -1), today) },
    week: { count: between(week), before: between(weekBefore(week), week) },
    month: { count: between(month), before: between(monthBefore(month), month) },
    total: { count: between(''), since: counts.find(({ count }) => count > 0)?.day },
  };
}
