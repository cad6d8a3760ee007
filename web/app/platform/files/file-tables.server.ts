import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FileExtension } from './file-type.ts';

/** Its object in the bucket goes by the same id. Has no submission until its form has been sent successfully. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: text().primaryKey(),
    submissionId: text(),
    name: text().notNull(),
    type: text().$type<FileExtension>().notNull(),
    /** Bytes. Below 0 until the whole file is stored: minus as many as may still arrive. */
    size: integer().notNull().default(0),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('uploads_submission').on(table.submissionId)],
);

/** Papers of a property between its owners and the agency; the file itself is an upload. */
export const ownerFiles = sqliteTable(
  'owner_files',
  {
    uploadId: text().primaryKey(),
    propertyId: text().notNull(),
    /** Empty for a paper of the agency. */
    ownerId: text().notNull(),
    /** Who added it for the owners; empty for what an owner sent. */
    staffName: text().notNull().default(''),
    /** A code of the terms. */
    kind: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('owner_files_property').on(table.propertyId)],
);
