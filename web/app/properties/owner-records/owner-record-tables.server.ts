import type { LanguageId } from 'schemas/languages.ts';
import type { StaffRecordContent, StaffRecordKind } from 'schemas/staff-record.ts';
import type { Goal } from '../property/property.ts';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const ownerRecords = sqliteTable('owner_records', {
  propertyId: text().primaryKey(),
  record: text({ mode: 'json' }).notNull(),
  /** ISO day on which the agency's software no longer had it; null while it has. */
  leftOn: text(),
});

/** Words by which its owners know it, in the default language. */
export type KnownHome = { title: string; goal: Goal; address: string; town: string };

/** Kept after the home has left. */
export const ownerHomes = sqliteTable('owner_homes', {
  propertyId: text().primaryKey(),
  /** Null for one that had left before it was first looked at. */
  home: text({ mode: 'json' }).$type<KnownHome>(),
  /** ISO day of the deed, or on which the import no longer had it; null while it is there. */
  leftOn: text(),
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

/** No import touches these. */
export const staffRecords = sqliteTable(
  'staff_records',
  {
    id: text().primaryKey(),
    propertyId: text().notNull(),
    kind: text().$type<StaffRecordKind>().notNull(),
    language: text().$type<LanguageId>().notNull(),
    content: text({ mode: 'json' }).$type<StaffRecordContent>().notNull(),
    staffName: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('staff_records_property').on(table.propertyId, table.createdAt),
    index('staff_records_created_at').on(table.createdAt),
  ],
);

export const closedHours = sqliteTable(
  'closed_hours',
  {
    id: text().primaryKey(),
    propertyId: text().notNull(),
    ownerId: text().notNull(),
    startsAt: integer({ mode: 'timestamp_ms' }).notNull(),
    endsAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('closed_hours_property').on(table.propertyId, table.endsAt)],
);
