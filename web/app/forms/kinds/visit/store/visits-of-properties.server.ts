import { inArray } from 'drizzle-orm';
import { visits } from '../../../../platform/database/storage-schema.server.ts';
import type { Database } from '../../../../platform/database/storage.server.ts';

/** Without anything about a visitor; only the reference of a visit may leave the server. */
export function visitsOfProperties(database: Database, propertyIds: readonly string[]) {
  const { submissionId, propertyId, startsAt, state } = visits;
  return database
    .select({ submissionId, propertyId, startsAt, state })
    .from(visits)
    .where(inArray(propertyId, [...propertyIds]));
}
