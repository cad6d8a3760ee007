import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Where each picture and document that was copied came from, so that none is fetched twice. */
export const copiedFiles = sqliteTable(
  'copied_files',
  {
    kind: text().$type<'picture' | 'document'>().notNull(),
    /** As the record has it. It may hold a key. */
    address: text().notNull(),
    /** Of the bytes as they came; names the file in the bucket. */
    hash: text().notNull(),
    /** Validators of the response, as its server gave them. */
    etag: text(),
    modified: text(),
    checkedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** When the schedule asks its server next. */
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

/** Copied files that no record names, which stay for a while: a page, a mail or a record that comes back may name them. */
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
