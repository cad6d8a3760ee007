import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ConnectionProblem, RemovalDecision } from 'schemas/staff-connection.ts';
import type { Finding } from '../properties/sync/sync.ts';

export const crmConnections = sqliteTable(
  'crm_connections',
  {
    system: text().notNull(),
    account: text().notNull(),
    /** Up to which changes were read, in words of the connector. */
    cursor: text().notNull().default(''),
    checkedAt: integer({ mode: 'timestamp_ms' }),
    sweep: text(),
    sweepCursor: text().notNull().default(''),
    sweptAt: integer({ mode: 'timestamp_ms' }),
    /** One run at a time, until then unless it is killed; likewise `tellingUntil`. */
    leaseUntil: integer({ mode: 'timestamp_ms' }),
    run: text(),
    contactAt: integer({ mode: 'timestamp_ms' }),
    problem: text().$type<ConnectionProblem>(),
    failures: integer().notNull().default(0),
    notBefore: integer({ mode: 'timestamp_ms' }),
    /** Records that would leave, while a person has to allow it. */
    removals: integer().notNull().default(0),
    removalsAllowedBy: text(),
    decision: text({ mode: 'json' }).$type<RemovalDecision>(),
    /** Since then it is told what visitors send. */
    toldSince: integer({ mode: 'timestamp_ms' }),
    tellingUntil: integer({ mode: 'timestamp_ms' }),
    /** In a row; nothing is told before `tellNotBefore`. */
    tellFailures: integer().notNull().default(0),
    tellNotBefore: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [primaryKey({ columns: [table.system, table.account] })],
);

export const crmRefs = sqliteTable(
  'crm_refs',
  {
    system: text().notNull(),
    account: text().notNull(),
    key: text().notNull(),
    /** Raised by every hint, so that one that comes during a call is not lost. */
    version: integer().notNull().default(1),
    attempts: integer().notNull().default(0),
    /** How often the system did not have it: twice, the second time beside another record, is a proof. */
    missing: integer().notNull().default(0),
    /** The latest message about it, and if that one said that it has left. */
    toldAt: text().notNull().default(''),
    isToldGone: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.system, table.account, table.key] })],
);

/** The system no longer has records that are `gone`, nor those that a person has `kept` on the site. */
export type RecordState = 'new' | 'published' | 'held' | 'withdrawn' | 'gone' | 'kept';

export const stateIsLeft = sql`state in ('gone', 'kept')`;

export const keyIsVisit = sql`key glob 'visit/*'`;

/** The last two versions of each record as they came, without what may never be published. */
export const crmRecords = sqliteTable(
  'crm_records',
  {
    system: text().notNull(),
    account: text().notNull(),
    key: text().notNull(),
    content: text().notNull(),
    previous: text(),
    mark: text().notNull(),
    fetchedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    seenIn: text(),
    /** False until the site has taken the last version. */
    isMapped: integer({ mode: 'boolean' }).notNull(),
    state: text().$type<RecordState>().notNull(),
    issues: text({ mode: 'json' }).$type<Finding[]>().notNull(),
    /** The record whose answer holds it. */
    project: text(),
    /** Of a visit, the keys of the properties whose owners and free hours last knew it. */
    about: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.system, table.account, table.key] }),
    index('crm_records_unmapped').on(table.system, table.account, table.isMapped),
  ],
);

export const crmCodes = sqliteTable(
  'crm_codes',
  {
    system: text().notNull(),
    account: text().notNull(),
    kind: text().notNull(),
    code: text().notNull(),
    /** Undefined before anybody has decided; empty where it is to say nothing. */
    ours: text(),
    decidedBy: text(),
    decidedAt: integer({ mode: 'timestamp_ms' }),
    seenAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.system, table.account, table.kind, table.code] })],
);

/** Messages of visitors. Their words stay in the submission, so that erasing it erases them here too. */
export const crmLeads = sqliteTable(
  'crm_leads',
  {
    /** That of the submission and what happened, the same however often it is told. */
    id: text().primaryKey(),
    submissionId: text().notNull(),
    system: text().notNull(),
    account: text().notNull(),
    kind: text({ enum: ['lead', 'visit'] }).notNull(),
    /** Of a visit, as calendars count its changes. */
    sequence: integer().notNull(),
    /** One person is told of in this order. */
    askedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    attempts: integer().notNull().default(0),
    /** Attempts of which nobody knows how they ended: the software may have it. */
    doubts: integer().notNull().default(0),
    nextAttemptAt: integer({ mode: 'timestamp_ms' }).notNull(),
    sentAt: integer({ mode: 'timestamp_ms' }),
    givenUpAt: integer({ mode: 'timestamp_ms' }),
    problem: text().$type<ConnectionProblem>(),
  },
  (table) => [
    index('crm_leads_open').on(table.system, table.account, table.sentAt, table.givenUpAt, table.askedAt),
    index('crm_leads_submission').on(table.submissionId),
  ],
);

export const crmAddresses = sqliteTable(
  'crm_addresses',
  { system: text().notNull(), account: text().notNull(), key: text().notNull(), url: text().notNull() },
  (table) => [primaryKey({ columns: [table.system, table.account, table.key] })],
);
