import type { ListedProperty } from '../property/listed-property.ts';
import { daysListed } from '../property/property.ts';

export const mostRecent = 12;

/** Days from publication until an agreement; undefined where no sale tells them. */
export function averageDays(sales: readonly ListedProperty[]): number | undefined {
  const days = sales.flatMap(
    ({ publishedOn, record }) => daysListed({ PublicationDate: publishedOn, ...record }) ?? [],
  );
  return days.length === 0 ? undefined : Math.round(days.reduce((sum, each) => sum + each, 0) / days.length);
}
