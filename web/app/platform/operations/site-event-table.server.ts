import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When something last happened to the site that staff should be able to see, and how often it did. */
export const siteEvents = sqliteTable('site_events', {
  name: text({
    enum: [
      'schedule-run',
      'publish-seen',
      'webhook-refused',
      'fallback-used',
      'content-refused',
      'purge-done',
      'purge-refused',
      'import-shown',
    ],
  }).primaryKey(),
  at: integer({ mode: 'timestamp_ms' }).notNull(),
  count: integer().notNull().default(1),
  /** Identifies an import. */
  detail: text().notNull().default(''),
});
