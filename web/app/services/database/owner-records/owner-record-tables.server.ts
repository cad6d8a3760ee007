import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the agency's software says to the owner of a property, as the import checked it. */
export const ownerRecords = sqliteTable('owner_records', {
  propertyId: text().primaryKey(),
  record: text({ mode: 'json' }).notNull(),
});
