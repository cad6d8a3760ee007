import type { DayCount } from './periods.ts';

/** Fewer would tell an owner what is counted of another one’s property. */
const fewestLike = 5;

type Counted = {
  /** Views by property and day. */
  days: readonly (DayCount & { propertyId: string })[];
  /** The first day of each property. */
  since: readonly { propertyId: string; day: string | null }[];
};

/**
 * The views that a property would have on each day if it were as its likes are on average, added up over several
 * properties. A property counts from its first day on. Undefined where any of them has too few likes.
 */
export function likeAverage(
  likes: readonly (readonly string[])[],
  { days: counts, since }: Counted,
  days: readonly string[],
): number[] | undefined {
  const views = new Map(counts.map(({ propertyId, day, count }) => [`${propertyId} ${day}`, count]));
  const begun = new Map(since.map(({ propertyId, day }) => [propertyId, day ?? '']));
  const averages = likes.map((ids) =>
    days.map((day) => {
      const online = ids.filter((id) => (begun.get(id) ?? '9') <= day);
      if (online.length < fewestLike) return undefined;
      return online.reduce((sum, id) => sum + (views.get(`${id} ${day}`) ?? 0), 0) / online.length;
    }),
  );
  if (averages.length === 0 || averages.some((each) => each.includes(undefined))) return undefined;
  return days.map((_, index) => averages.reduce((sum, each) => sum + (each[index] ?? 0), 0));
}

/** By how many percent views differ from what is usual; undefined where nothing is. */
export function percentApart(count: number, usual: number): number | undefined {
  return usual > 0 ? Math.round((count / usual - 1) * 100) : undefined;
}
