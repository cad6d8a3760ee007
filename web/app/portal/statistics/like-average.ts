import type { DayCount } from './periods.ts';

/** Fewer would tell an owner what is counted of another one’s property. */
const fewestLike = 5;

type Counted = {
  /** Views by property and day. */
  days: readonly (DayCount & { propertyId: string })[];
  /** The first day of each property. */
  since: readonly { propertyId: string; day: string | null }[];
};

/** Chance decides in fewer. */
const fewestDays = 7;

/** A property with the references of those like it; `since` is its first day, unless nobody has viewed it yet. */
type Compared = { since: string | undefined; likes: readonly string[] };

/**
 * The views that properties would have together on each day if each were as its likes are on average. All of them count
 * from their first day on, so that a new one is not measured by days before it was online. Undefined where any has too few
 * likes, or for too few days.
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

/** Returns the percentage by which views differ from the usual; undefined where nothing is usual. */
export function percentApart(count: number, usual: number): number | undefined {
  return usual > 0 ? Math.round((count / usual - 1) * 100) : undefined;
}
