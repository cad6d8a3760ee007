import { defaultLanguage } from 'schemas/languages.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { readStatistics } from './read-statistics.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { likeAverage, percentApart } from './like-average.ts';
import { byMonth, byWeek, daysUntil, fillDays, summarise } from './periods.ts';

export const shownDays = 30;
const shownWeeks = 8;
const shownMonths = 12;

const mostLike = 12;
/** Comparing more than this many properties at once says little, and reads much. */
const mostCompared = 6;

export type Figures = Awaited<ReturnType<typeof readFigures>>;

export async function readFigures(
  { database, catalogue }: Pick<Platform, 'database' | 'catalogue'>,
  propertyIds: readonly string[],
  now: Date,
) {
  const today = belgianDay(now);
  const days = daysUntil(today, shownDays);
  const likes = await likesOf(propertyIds, catalogue);
  const likeIds = [...new Set(likes.flatMap((each) => each.likes))];
  const since = days[0] ?? today;
  const stored = await readStatistics(database, { propertyIds, likeIds, since });
  const recent = fillDays(stored.days, days);
  const begun = new Map(stored.totals.map(({ propertyId, since: first }) => [propertyId, first]));
  const compared = likes.map(({ id, likes }) => ({ since: begun.get(id), likes }));
  // Without today, of which the rest is still to come.
  const usual = likeAverage(
    compared,
    { days: stored.likeDays, since: stored.likeSince },
    days.filter((day) => day !== today),
  );
  const recentTotal = sum(recent.map(({ count }) => count));
  const untilToday = recentTotal - (recent.at(-1)?.count ?? 0);
  return {
    today,
    recent,
    recentTotal,
    usual,
    comparedSince: usual && days.find((_, index) => usual[index] !== undefined),
    percent: usual && percentApart(untilToday, sum(usual.map((value) => value ?? 0))),
    summary: summarise(stored.days, today),
    weeks: byWeek(stored.days, today, shownWeeks),
    months: byMonth(stored.days, today, shownMonths),
    recentKinds: new Map(stored.recentKinds.map(({ kind, count }) => [kind, count])),
    interest: new Map(stored.interest.map(({ kind, count }) => [kind, count])),
    properties: new Map(
      stored.totals.map(({ propertyId, total, recent }) => [propertyId, { total, recent }]),
    ),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Finds, for each of these, the most similar properties of other owners. */
async function likesOf(
  propertyIds: readonly string[],
  catalogue: Pick<Catalogue, 'similar'>,
): Promise<{ id: string; likes: string[] }[]> {
  if (propertyIds.length > mostCompared) return [];
  return await Promise.all(
    propertyIds.map(async (id) => ({
      id,
      likes: (
        await catalogue.similar({ id, language: defaultLanguage, limit: mostLike + propertyIds.length })
      )
        .map((other) => other.id)
        .filter((other) => !propertyIds.includes(other))
        .slice(0, mostLike),
    })),
  );
}
