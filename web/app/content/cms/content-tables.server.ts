import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const fallbackContent = sqliteTable(
  'fallback_content',
  {
    key: text().primaryKey(),
    value: text().notNull(),
    revision: integer().notNull(),
    storedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('fallback_content_stored_at').on(table.storedAt)],
);

export const previewSessions = sqliteTable('preview_sessions', {
  id: text().primaryKey(),
  secretId: text().notNull(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
});
