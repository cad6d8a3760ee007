import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../storage.server.ts';
import { type CountKind, interests, viewSources } from './count-kinds.ts';
import { propertyCount } from './statistics-tables.server.ts';

const { propertyId, day, kind, count } = propertyCount;

const sum = sql<number>`sum(${count})`;
const isView = inArray(kind, [...viewSources]);

/** One value for any number of references, since a statement may have a hundred at most. */
const rowsOf = (ids: readonly string[]) => sql`json_each(${JSON.stringify(ids)})`;

function isOneOf(ids: readonly string[]): SQL {
  return sql`${propertyId} in (select value from ${rowsOf(ids)})`;
}

type Wanted = {
  propertyIds: readonly string[];
  /** Properties to compare with. */
  likeIds: readonly string[];
  /** The first day of what is recent. */
  since: string;
};

/**
 * Adds up in the database, so that the rows to read here are days, whatever the number of views. Groups in the order of
 * the primary key where rows are many, which needs no sorting.
 */
export async function readStatistics(database: Database, { propertyIds, likeIds, since }: Wanted) {
  const mine = isOneOf(propertyIds);
  const byPropertyAndDay = (where: SQL | undefined) =>
    database
      .select({ propertyId, day, count: sum })
      .from(propertyCount)
      .where(where)
      .groupBy(propertyId, day)
      .orderBy(propertyId, day);
  const byKind = (where: SQL | undefined) =>
    database.select({ kind, count: sum }).from(propertyCount).where(where).groupBy(kind);
  const first = sql<string | null>`(select min(${day}) from ${propertyCount} where ${propertyId} = value)`;
  const [days, recentKinds, interest, likeDays, likeSince] = await database.batch([
    byPropertyAndDay(and(mine, isView)),
    byKind(and(mine, gte(day, since))),
    byKind(and(mine, inArray(kind, [...interests]))),
    byPropertyAndDay(and(isOneOf(likeIds), isView, gte(day, since))),
    database
      .select({ propertyId: sql<string>`value`.as('property'), day: first.as('first') })
      .from(rowsOf(likeIds)),
  ]);
  return { days, recentKinds, interest, likeDays, likeSince };
}

/** Everything counted about some properties, by day and kind. */
export function readAllCounts(
  database: Database,
  propertyIds: readonly string[],
): Promise<{ day: string; kind: CountKind; count: number }[]> {
  return database
    .select({ day, kind, count: sum })
    .from(propertyCount)
    .where(isOneOf(propertyIds))
    .groupBy(day, kind)
    .orderBy(day);
}
