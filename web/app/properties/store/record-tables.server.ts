import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VersionedList } from './live-index.ts';

/** Old versions serve requests that began before a change. The highest revision counts; null content has left. */
export const recordVersions = sqliteTable(
  'record_versions',
  {
    list: text().$type<VersionedList>().notNull(),
    /** Our own number, or a key such as `10/2800` in a list without numbers. */
    key: text().notNull(),
    revision: integer().notNull(),
    content: text(),
    listed: text(),
    hash: text().notNull(),
    /** ISO day of this content, or on which the record left. */
    changedOn: text().notNull(),
    /** Such as `sold`, `withdrawn` or `vanished`; null while it is there. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.key, table.revision] }),
    index('record_versions_revision').on(table.revision),
  ],
);

/** The index in a worker's memory, stored so that a start reads a few rows and the versions since. */
export const indexParts = sqliteTable(
  'index_parts',
  {
    revision: integer().notNull(),
    part: integer().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.part] })],
);
