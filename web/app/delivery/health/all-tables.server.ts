import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as ownerRecordTables from '../../properties/owner-records/owner-record-tables.server.ts';
import * as ownerTables from '../../portal/owners/owner-tables.server.ts';
import * as propertyTables from '../../properties/store/property-tables.server.ts';
import * as statisticsTables from '../../consent/statistics/statistics-tables.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';
import * as storageSchema from '../../platform/database/storage-schema.server.ts';
import * as policyReportTable from '../../platform/operations/policy-report-table.server.ts';
import * as siteEventTable from '../../platform/operations/site-event-table.server.ts';

export const allTables = [
  storageSchema,
  ownerRecordTables,
  ownerTables,
  policyReportTable,
  propertyTables,
  siteEventTable,
  statisticsTables,
].flatMap((module) =>
  Object.values<unknown>(module).filter((table): table is SQLiteTable => is(table, SQLiteTable)),
);

/**
 * Reads no row, but every column that this version of the site knows.
 * @throws Error where the database cannot be reached or lacks a migration
 */
export async function assertMigrated(database: Database): Promise<void> {
  const [first, ...others] = allTables.map((table) => database.select().from(table).limit(0));
  if (first) await database.batch([first, ...others]);
}
