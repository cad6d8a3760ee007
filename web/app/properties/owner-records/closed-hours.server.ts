import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { closedHours } from './owner-record-tables.server.ts';

export type ClosedHours = typeof closedHours.$inferSelect;

export function closedHoursOf(
  database: Database,
  propertyIds: readonly string[],
  now: Date,
): Promise<ClosedHours[]> {
  return database
    .select()
    .from(closedHours)
    .where(and(inArray(closedHours.propertyId, [...propertyIds]), gt(closedHours.endsAt, now)))
    .orderBy(asc(closedHours.startsAt));
}

/** Returns false beyond `most` of a property. */
export async function closeHours(
  database: Database,
  { id, propertyId, ownerId, startsAt, endsAt }: ClosedHours,
  most: number,
): Promise<boolean> {
  const closed = await database
    .insert(closedHours)
    .select(
      sql`select ${id}, ${propertyId}, ${ownerId}, ${startsAt.getTime()}, ${endsAt.getTime()}
          where (select count(*) from ${closedHours} where ${eq(closedHours.propertyId, propertyId)}) < ${most}`,
    )
    .returning({ id: closedHours.id });
  return closed.length > 0;
}

/** Harmless when repeated. */
export async function reopenHours(
  database: Database,
  id: string,
  propertyIds: readonly string[],
): Promise<void> {
  await database
    .delete(closedHours)
    .where(and(eq(closedHours.id, id), inArray(closedHours.propertyId, [...propertyIds])));
}
