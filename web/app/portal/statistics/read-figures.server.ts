import { defaultLanguage } from 'schemas/languages.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { belgianDay } from '../../properties/visits/belgian-time.ts';
import { readStatistics } from '../../services/database/statistics/read-statistics.server.ts';
import type { Database } from '../../services/database/storage.server.ts';
import { likeAverage, percentApart } from './like-average.ts';
import { byMonth, byWeek, type DayCount, daysUntil, fillDays, summarise } from './periods.ts';

export const shownDays = 30;
const shownWeeks = 8;
const shownMonths = 12;

const mostLike = 12;
/** Comparing more than this many properties at once says little, and reads much. */
const mostCompared = 6;

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** All the figures of some properties of an owner on a day, the same for the portal, its mails and its files. */
export async function readFigures(database: Database, propertyIds: readonly string[], now: Date) {
  const today = belgianDay(now);
  const days = daysUntil(today, shownDays);
  const likes = likesOf(propertyIds);
  const likeIds = [...new Set(likes.flat())];
  const since = days[0] ?? today;
  const stored = await readStatistics(database, { propertyIds, likeIds, since });
  const counts = addedUp(stored.days);
  const recent = fillDays(counts, days);
  const usual = likeAverage(likes, { days: stored.likeDays, since: stored.likeSince }, days);
  const recentTotal = sumOf(recent);
  return {
    today,
    recent,
    recentTotal,
    usual,
    percent: usual && percentApart(recentTotal, sum(usual)),
    summary: summarise(counts, today),
    weeks: byWeek(counts, today, shownWeeks),
    months: byMonth(counts, today, shownMonths),
    recentKinds: new Map(stored.recentKinds.map(({ kind, count }) => [kind, count])),
    interest: new Map(stored.interest.map(({ kind, count }) => [kind, count])),
    properties: new Map(
      propertyIds.map((id) => {
        const own = stored.days.filter(({ propertyId }) => propertyId === id);
        return [id, { total: sumOf(own), recent: sumOf(own.filter(({ day }) => day >= since)) }];
      }),
    ),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const sumOf = (counts: readonly { count: number }[]) => sum(counts.map(({ count }) => count));

/** The views of several properties by day, in the order of days. */
function addedUp(counts: readonly DayCount[]): DayCount[] {
  const sums = new Map<string, number>();
  for (const { day, count } of counts) sums.set(day, (sums.get(day) ?? 0) + count);
  return [...sums].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Properties of other owners that are most similar to each of these. */
function likesOf(propertyIds: readonly string[]): string[][] {
  if (propertyIds.length > mostCompared) return [];
  return propertyIds.map((id) =>
    catalogue
      .similar({ id, language: defaultLanguage, limit: mostLike + propertyIds.length })
      .map((other) => other.id)
      .filter((other) => !propertyIds.includes(other))
      .slice(0, mostLike),
  );
}
