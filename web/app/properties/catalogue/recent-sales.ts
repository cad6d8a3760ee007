import type { ListedProperty } from '../property/listed-property.ts';
import { daysListed } from '../property/property.ts';

/** The most properties of a goal that are told to be recently sold or rented, and that an average is taken of. */
export const mostRecent = 12;

/** Averages the days from publication until an agreement; undefined where no sale tells them. */
export function averageDays(sales: readonly ListedProperty[]): number | undefined {
  const days = sales.flatMap(
    ({ publishedOn, record }) => daysListed({ PublicationDate: publishedOn, ...record }) ?? [],
  );
  return days.length === 0 ? undefined : Math.round(days.reduce((sum, each) => sum + each, 0) / days.length);
}
