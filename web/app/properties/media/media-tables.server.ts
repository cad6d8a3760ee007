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
  ],
);

export type CopiedFile = typeof copiedFiles.$inferSelect;
