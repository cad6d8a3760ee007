import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Violations of the content security policy by day in Belgian time, without anything about the visitor. */
export const policyReports = sqliteTable(
  'policy_reports',
  {
    day: text().notNull(),
    directive: text().notNull(),
    blocked: text().notNull(),
    page: text().notNull(),
    count: integer().notNull(),
    /** Source of the latest report. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.directive, table.blocked, table.page] })],
);

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
      'law-checked',
      'links-listed',
      'files-swept',
    ],
  }).primaryKey(),
  at: integer({ mode: 'timestamp_ms' }).notNull(),
  count: integer().notNull().default(1),
  /** Identifies an import, or holds findings on the law, or the day on which links were listed or files swept. */
  detail: text().notNull().default(''),
});
