import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { VersionedList } from './live-index.ts';

/**
 * Every record of the catalogue in its last versions, so that a request that began before a change still reads what it
 * began with. The version with the highest revision counts; without content, the record has left.
 */
export const recordVersions = sqliteTable(
  'record_versions',
  {
    /** A list of the catalogue, such as `Properties`. */
    list: text().$type<VersionedList>().notNull(),
    /** Our own number, or the key of a list without numbers, such as `10/2800`. */
    key: text().notNull(),
    revision: integer().notNull(),
    /** JSON of the record as it is published; null once it has left. */
    content: text(),
    /** JSON of what lists and filters need to know of a property. */
    listed: text(),
    /** Of the content, to recognise what has not changed. */
    hash: text().notNull(),
    /** ISO day on which the content became this one, or the record left. */
    changedOn: text().notNull(),
    /** A code, such as `sold`, `withdrawn` or `vanished`; null while it is there. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.key, table.revision] }),
    index('record_versions_revision').on(table.revision),
  ],
);

/** The index that a worker holds in memory, written now and then, so that a start reads a few rows and the versions since. */
export const indexParts = sqliteTable(
  'index_parts',
  {
    revision: integer().notNull(),
    part: integer().notNull(),
    /** JSON. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.revision, table.part] })],
);
