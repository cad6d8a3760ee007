import { defaultLanguage } from 'schemas/languages.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { readStatistics } from './read-statistics.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { byMonth, byWeek, daysUntil, fillDays, summarise, type DayCount } from './periods.ts';

/** Fewer would tell an owner what is counted of another one’s property. */
const fewestLike = 5;

type Counted = {
  days: readonly (DayCount & { propertyId: string })[];
  /** The first day of each property. */
  since: readonly { propertyId: string; day: string | null }[];
};

/** Chance decides in fewer. */
const fewestDays = 7;

/** A property with the references of those like it; `since` is its first day, unless nobody has viewed it yet. */
type Compared = { since: string | undefined; likes: readonly string[] };

/**
 * Counts properties from their first day on, so that a new one is not measured by days before it was online.
 * Undefined where any has too few likes, or for too few days.
 */
export function likeAverage(
  compared: readonly Compared[],
  { days: counts, since }: Counted,
  days: readonly string[],
): (number | undefined)[] | undefined {
  const views = new Map(counts.map(({ propertyId, day, count }) => [`${propertyId} ${day}`, count]));
  const begun = new Map(since.map(({ propertyId, day }) => [propertyId, day ?? undefined]));
  const isOnline = (day: string, first: string | undefined) => first !== undefined && first <= day;
  const usual: (number | undefined)[] = [];
  for (const day of days) {
    const own = compared.filter((property) => isOnline(day, property.since));
    let sum = 0;
    for (const { likes } of own) {
      const online = likes.filter((id) => isOnline(day, begun.get(id)));
      if (online.length < fewestLike) return undefined;
      sum += online.reduce((all, id) => all + (views.get(`${id} ${day}`) ?? 0), 0) / online.length;
    }
    usual.push(own.length > 0 ? sum : undefined);
  }
  return usual.filter((value) => value !== undefined).length < fewestDays ? undefined : usual;
}

export function percentApart(count: number, usual: number): number | undefined {
  return usual > 0 ? Math.round((count / usual - 1) * 100) : undefined;
}

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
