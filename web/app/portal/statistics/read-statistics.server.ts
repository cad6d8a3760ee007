import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../platform/database/database.server.ts';
import { type CountKind, interests, viewSources } from '../../consent/statistics/count-kinds.ts';
import { propertyCount, propertyViews } from '../../consent/consent-tables.server.ts';

const { propertyId, day, count } = propertyViews;
const { kind } = propertyCount;

const sum = sql<number>`sum(${count})`;
const sumOfKind = sql<number>`sum(${propertyCount.count})`;

/** One value for any number of references, since a statement may have a hundred at most. */
const rowsOf = (ids: readonly string[]) => sql`json_each(${JSON.stringify(ids)})`;

function isOneOf(column: SQLiteColumn, ids: readonly string[]): SQL {
  return sql`${column} in (select value from ${rowsOf(ids)})`;
}

type Wanted = {
  propertyIds: readonly string[];
  likeIds: readonly string[];
  since: string;
};

/** Adds up in the database, so that the rows to read here are few, whatever the number of views. */
export async function readStatistics(database: Database, { propertyIds, likeIds, since }: Wanted) {
  const mine = isOneOf(propertyCount.propertyId, propertyIds);
  const byKind = (where: SQL | undefined) =>
    database.select({ kind, count: sumOfKind }).from(propertyCount).where(where).groupBy(kind);
  const first = sql<string | null>`(select min(${day}) from ${propertyViews} where ${propertyId} = value)`;
  const [days, totals, recentKinds, interest, likeDays, likeSince] = await database.batch([
    database
      .select({ day, count: sum })
      .from(propertyViews)
      .where(isOneOf(propertyId, propertyIds))
      .groupBy(day)
      .orderBy(day),
    database
      .select({
        propertyId,
        total: sum,
        since: sql<string>`min(${day})`,
        recent: sql<number>`sum(iif(${day} >= ${since}, ${count}, 0))`,
      })
      .from(propertyViews)
      .where(isOneOf(propertyId, propertyIds))
      .groupBy(propertyId),
    byKind(and(mine, inArray(kind, [...viewSources, ...interests]), gte(propertyCount.day, since))),
    byKind(and(mine, inArray(kind, [...interests]))),
    database
      .select({ propertyId, day, count })
      .from(propertyViews)
      .where(and(isOneOf(propertyId, likeIds), gte(day, since))),
    database
      .select({ propertyId: sql<string>`value`.as('property'), day: first.as('first') })
      .from(rowsOf(likeIds)),
  ]);
  return { days, totals, recentKinds, interest, likeDays, likeSince };
}

export function readMatches(
  database: Database,
  propertyIds: readonly string[],
  since: string,
): Promise<{ day: string; count: number }[]> {
  return database
    .select({ day: propertyCount.day, count: sumOfKind })
    .from(propertyCount)
    .where(
      and(isOneOf(propertyCount.propertyId, propertyIds), eq(kind, 'match'), gte(propertyCount.day, since)),
    )
    .groupBy(propertyCount.day);
}

export function readAllCounts(
  database: Database,
  propertyIds: readonly string[],
): Promise<{ day: string; kind: CountKind; count: number }[]> {
  return database
    .select({ day: propertyCount.day, kind, count: sumOfKind })
    .from(propertyCount)
    .where(isOneOf(propertyCount.propertyId, propertyIds))
    .groupBy(propertyCount.day, kind)
    .orderBy(propertyCount.day);
}
