import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/storage.server.ts';
import { ownerRecords } from './owner-record-tables.server.ts';

/** By reference; the importer has checked them. */
export async function findOwnerRecords(
  database: Database,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await database
    .select()
    .from(ownerRecords)
    .where(inArray(ownerRecords.propertyId, [...propertyIds]));
  return new Map(rows.map(({ propertyId, record }) => [propertyId, record]));
}
