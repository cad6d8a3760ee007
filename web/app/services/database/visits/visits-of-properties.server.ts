import { inArray } from 'drizzle-orm';
import { visits } from '../storage-schema.server.ts';
import type { Database } from '../storage.server.ts';

/** Without anything that leads to a visitor. */
export function visitsOfProperties(database: Database, propertyIds: readonly string[]) {
  const { propertyId, startsAt, state } = visits;
  return database
    .select({ propertyId, startsAt, state })
    .from(visits)
    .where(inArray(propertyId, [...propertyIds]));
}
