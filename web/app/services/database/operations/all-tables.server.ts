import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as ownerFileTables from '../owner-records/owner-file-tables.server.ts';
import * as ownerRecordTables from '../owner-records/owner-record-tables.server.ts';
import * as ownerTables from '../owners/owner-tables.server.ts';
import * as propertyTables from '../properties/property-tables.server.ts';
import * as statisticsTables from '../statistics/statistics-tables.server.ts';
import type { Database } from '../storage.server.ts';
import * as storageSchema from '../storage-schema.server.ts';
import * as policyReportTable from './policy-report-table.server.ts';
import * as siteEventTable from './site-event-table.server.ts';

export const allTables = [
  storageSchema,
  ownerFileTables,
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
