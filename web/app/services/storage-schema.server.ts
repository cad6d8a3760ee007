import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row: how often published content has changed. Every cache of content is keyed by it. */
export const contentRevision = sqliteTable('content_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

/** What somebody answered to which version of the consent text, and when; never who. */
export const consentProof = sqliteTable(
  'consent_proof',
  {
    /** Made by the browser at random, and kept there beside the choice. */
    proof: text().primaryKey(),
    version: text().notNull(),
    language: text().notNull(),
    preferences: integer({ mode: 'boolean' }).notNull(),
    statistics: integer({ mode: 'boolean' }).notNull(),
    marketing: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('consent_proof_created_at').on(table.createdAt)],
);

/** How often a page was looked at on a day, in Belgian time. */
export const viewCount = sqliteTable(
  'view_count',
  {
    day: text().notNull(),
    path: text().notNull(),
    language: text().notNull(),
    propertyId: text(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path] }),
    index('view_count_property').on(table.propertyId, table.day),
  ],
);
