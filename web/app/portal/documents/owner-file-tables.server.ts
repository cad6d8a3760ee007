import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Documents that owners sent; the file itself is an upload. */
export const ownerFiles = sqliteTable(
  'owner_files',
  {
    uploadId: text().primaryKey(),
    propertyId: text().notNull(),
    ownerId: text().notNull(),
    /** A code of the terms. */
    kind: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('owner_files_property').on(table.propertyId)],
);
