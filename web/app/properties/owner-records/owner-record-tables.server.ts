import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const ownerRecords = sqliteTable('owner_records', {
  propertyId: text().primaryKey(),
  record: text({ mode: 'json' }).notNull(),
});

export const ownerProperties = sqliteTable(
  'owner_properties',
  {
    ownerId: text().notNull(),
    propertyId: text().notNull(),
    addedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.propertyId] }),
    index('owner_properties_property').on(table.propertyId),
  ],
);
