import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CountKind } from './statistics/count-kinds.ts';

export const consentProof = sqliteTable(
  'consent_proof',
  {
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

export const viewCount = sqliteTable(
  'view_count',
  {
    day: text().notNull(),
    path: text().notNull(),
    language: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

export const propertyCount = sqliteTable(
  'property_count',
  {
    propertyId: text().notNull(),
    day: text().notNull(),
    kind: text().$type<CountKind>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.kind, table.day] })],
);

export const propertyViews = sqliteTable(
  'property_views',
  {
    propertyId: text().notNull(),
    day: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);

/** Signs what was counted in the last half hour; deleted after its day, which makes the signatures meaningless. */
export const countingSalt = sqliteTable('counting_salt', {
  day: text().primaryKey(),
  salt: text().notNull(),
});

/** Identifies no visitor: the key is a hash under the salt of the day. */
export const recentCount = sqliteTable(
  'recent_count',
  {
    key: text().primaryKey(),
    countedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('recent_count_counted_at').on(table.countedAt)],
);
