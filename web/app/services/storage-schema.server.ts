import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row: how often published content has changed. Every cache of content is keyed by it. */
export const contentRevision = sqliteTable('content_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});
