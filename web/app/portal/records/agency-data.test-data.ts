import { exampleOwnerRecords } from '../../properties/owner-records/example.test-data.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { ownerRecords } from '../../properties/owner-records/owner-record-tables.server.ts';

/** The time at which the example record is current. */
export const recordTime = new Date('2026-11-20T11:00:00Z');

/** A database with a record for each of these properties. */
export async function databaseWith(...records: readonly (Partial<OwnerRecord> & { PropertyID: number })[]) {
  const database = emptyDatabase();
  await database.insert(ownerRecords).values(
    records.map((fields) => {
      const [record] = exampleOwnerRecords(fields);
      return { propertyId: String(record.PropertyID), record };
    }),
  );
  return database;
}
