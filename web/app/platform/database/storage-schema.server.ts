import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FileExtension } from '../files/file-type.ts';
import type { Mail } from '../mail/mail.server.ts';

export const contentRevision = sqliteTable('content_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
});

export const fallbackContent = sqliteTable(
  'fallback_content',
  {
    key: text().primaryKey(),
    value: text().notNull(),
    revision: integer().notNull(),
    storedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('fallback_content_stored_at').on(table.storedAt)],
);

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

/** Belongs to the submission that booked it, where the visitor's name and address are. */
export const visits = sqliteTable(
  'visits',
  {
    submissionId: text().primaryKey(),
    propertyId: text().notNull(),
    brokerId: text().notNull(),
    startsAt: integer({ mode: 'timestamp_ms' }).notNull(),
    endsAt: integer({ mode: 'timestamp_ms' }).notNull(),
    state: text({ enum: ['held', 'booked', 'came', 'missed', 'cancelled', 'called-off'] })
      .notNull()
      .default('booked'),
    /** Counts the changes, as calendars do. */
    sequence: integer().notNull().default(0),
    /** Null once the reminder is written, and where none is due. */
    remindAt: integer({ mode: 'timestamp_ms' }),
    /** Written by staff; visitors never see it. */
    note: text().notNull().default(''),
    /** Until then a visit that its mailbox has not confirmed takes its time. */
    heldUntil: integer({ mode: 'timestamp_ms' }),
    /** Signed hashes of the client and of the telephone number, by which the visits of one sender are counted. */
    client: text(),
    phone: text(),
  },
  (table) => [
    index('visits_broker').on(table.brokerId, table.startsAt),
    index('visits_reminder').on(table.remindAt),
  ],
);

/** Its object in the bucket goes by the same id. Without a submission while its form has not been sent successfully. */
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

export const subscriptions = sqliteTable('subscriptions', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  language: text().notNull(),
  state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  confirmedAt: integer({ mode: 'timestamp_ms' }),
  unsubscribedAt: integer({ mode: 'timestamp_ms' }),
});

export const alerts = sqliteTable(
  'alerts',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    language: text().notNull(),
    goal: text({ enum: ['sale', 'rent'] }).notNull(),
    /** The canonical query string of the list that the visitor follows. */
    search: text().notNull(),
    frequency: text({ enum: ['at-once', 'daily', 'weekly'] }).notNull(),
    state: text({ enum: ['pending', 'confirmed'] }).notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    nextMailAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** The revision of `property_news` up to which it reported. */
    revision: integer().notNull(),
  },
  (table) => [
    index('alerts_due').on(table.state, table.nextMailAt),
    index('alerts_email').on(table.email),
    index('alerts_expires_at').on(table.expiresAt),
  ],
);

export const alertSent = sqliteTable(
  'alert_sent',
  {
    alertId: text().notNull(),
    propertyId: text().notNull(),
    /** Zero while it is hidden. */
    price: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.propertyId, table.price] })],
);

/** The properties as the last import published them, and when they became new or cheaper. */
export const propertyNews = sqliteTable(
  'property_news',
  {
    propertyId: text().primaryKey(),
    price: real(),
    kind: text({ enum: ['known', 'new', 'reduced'] }).notNull(),
    revision: integer().notNull(),
    changedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('property_news_revision').on(table.revision)],
);

/** The member of staff who handles a lead, and the Belgian day of their reminder. */
export const followUps = sqliteTable(
  'follow_ups',
  {
    submissionId: text().primaryKey(),
    /** The id of a team member in the content. */
    assigneeId: text(),
    remindOn: text(),
    remindedAt: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [index('follow_ups_remind_on').on(table.remindOn, table.remindedAt)],
);

export const leadNotes = sqliteTable(
  'lead_notes',
  {
    id: text().primaryKey(),
    submissionId: text().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    /** Set on replies, which are mailed to the visitor; null on notes. */
    subject: text(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('lead_notes_submission').on(table.submissionId)],
);

/** Never stores the bearer token itself. */
export const staffSessions = sqliteTable('staff_sessions', {
  tokenHash: text().primaryKey(),
  secretId: text().notNull().unique(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
  /** The editor's name in the Studio; editors trust each other with it. */
  staffName: text().notNull().default(''),
});

export const previewSessions = sqliteTable('preview_sessions', {
  id: text().primaryKey(),
  secretId: text().notNull(),
  expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
});

export const announcedAddresses = sqliteTable('announced_addresses', {
  address: text().primaryKey(),
  changedAt: text().notNull(),
});
