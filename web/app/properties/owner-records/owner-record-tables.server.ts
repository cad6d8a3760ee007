import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Records that the agency's software exports for the owner of a property, as the import checked them. */
export const ownerRecords = sqliteTable('owner_records', {
  propertyId: text().primaryKey(),
  record: text({ mode: 'json' }).notNull(),
});
