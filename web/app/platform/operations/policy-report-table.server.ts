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
