import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mail } from '../mail/mail.server.ts';

export const contentRevision = sqliteTable('content_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

/** Row 1: the revision shown (none: the build's). Row 2: the last one written, not shown until the first run ends. */
export const catalogueRevision = sqliteTable('catalogue_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

export const submissions = sqliteTable(
  'submissions',
  {
    id: text().primaryKey(),
    form: text().notNull(),
    language: text().notNull(),
    state: text({ enum: ['new', 'in-progress', 'done'] })
      .notNull()
      .default('new'),
    values: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    context: text({ mode: 'json' })
      .$type<{ page: string; propertyId?: string; projectId?: string; requestId?: string }>()
      .notNull(),
    contentHash: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    mailFailed: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('submissions_created_at').on(table.createdAt)],
);

export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    submissionId: text().notNull(),
    message: text({ mode: 'json' }).$type<Mail>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer({ mode: 'timestamp_ms' }).notNull(),
    sentAt: integer({ mode: 'timestamp_ms' }),
    givenUpAt: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [
    index('outbox_waiting').on(table.sentAt, table.givenUpAt, table.nextAttemptAt),
    index('outbox_submission').on(table.submissionId),
  ],
);

export const idempotencyKeys = sqliteTable('idempotency_keys', {
  key: text().primaryKey(),
  submissionId: text().notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
});

/** Identifies no visitor: the key is a signed hash. */
export const rateLimits = sqliteTable('rate_limits', {
  key: text().primaryKey(),
  windowStart: integer({ mode: 'timestamp_ms' }).notNull(),
  count: integer().notNull(),
});
