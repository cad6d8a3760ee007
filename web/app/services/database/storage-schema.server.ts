import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mail } from '../mail/mail.server.ts';

/** One row: how often published content has changed. Every cache of content is keyed by it. */
export const contentRevision = sqliteTable('content_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

/** The last good result of each content query, for when the Content Lake fails. */
export const fallbackContent = sqliteTable(
  'fallback_content',
  {
    /** The SHA-256 of query and parameters, in hexadecimal digits. */
    key: text().primaryKey(),
    /** The result as JSON. */
    value: text().notNull(),
    /** The content revision at which it was loaded. */
    revision: integer().notNull(),
    storedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('fallback_content_stored_at').on(table.storedAt)],
);

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

/** What a visitor sent. `values` is JSON by field name, as typed but in Unicode's composed form. */
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
    /** Where it was sent from. */
    context: text({ mode: 'json' }).$type<{ page: string; propertyId?: string }>().notNull(),
    contentHash: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** A mail about it was given up. */
    mailFailed: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('submissions_created_at').on(table.createdAt)],
);

/** Mail that waits to be sent or was sent; a row is written together with what it is about. */
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

/** What has been stored already: the key of a form as it was opened, or the hash of what was sent. */
export const idempotencyKeys = sqliteTable('idempotency_keys', {
  key: text().primaryKey(),
  submissionId: text().notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
});

/** Requests of one visitor within a window of time. The key tells nothing of who that is. */
export const rateLimits = sqliteTable('rate_limits', {
  key: text().primaryKey(),
  windowStart: integer({ mode: 'timestamp_ms' }).notNull(),
  count: integer().notNull(),
});

/** Who asked for the newsletter, and whether they have confirmed it. */
export const subscriptions = sqliteTable('subscriptions', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  language: text().notNull(),
  state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  confirmedAt: integer({ mode: 'timestamp_ms' }),
  unsubscribedAt: integer({ mode: 'timestamp_ms' }),
});

/** Who of the staff looks at leads, for half an hour; the bearer's token itself is kept nowhere. */
export const staffSessions = sqliteTable('staff_sessions', {
  /** The SHA-256 of the token, in hexadecimal digits. */
  tokenHash: text().primaryKey(),
  /** The one-time secret it was opened with, which opens no other. */
  secretId: text().notNull().unique(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
});

/** Passes by which the Studio's preview shows drafts, so that leaving the preview ends them on the server too. */
export const previewSessions = sqliteTable('preview_sessions', {
  id: text().primaryKey(),
  /** The document of the Studio's secret, without which the session ends. */
  secretId: text().notNull(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
});
