import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Origins of copied files, so that none is fetched twice. */
export const copiedFiles = sqliteTable(
  'copied_files',
  {
    kind: text().$type<'picture' | 'document'>().notNull(),
    /** May hold a key. */
    address: text().notNull(),
    /** Of the original bytes; names the file in the bucket. */
    hash: text().notNull(),
    etag: text(),
    modified: text(),
    checkedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    dueAt: integer({ mode: 'timestamp_ms' })
      .notNull()
      .default(sql`0`),
    /** Pixels of a picture, upright. */
    width: integer(),
    height: integer(),
    /** Index in `tones.ts`. */
    tone: integer(),
    /** File extension of a document. */
    type: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.address] }),
    index('copied_files_hash').on(table.hash),
    index('copied_files_due').on(table.dueAt),
  ],
);

/** Files that no record names. They stay for a while, for a page, a mail or a record that comes back. */
export const unusedFiles = sqliteTable(
  'unused_files',
  {
    kind: text().$type<'picture' | 'document'>().notNull(),
    hash: text().notNull(),
    since: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash] })],
);

export type CopiedFile = typeof copiedFiles.$inferSelect;
