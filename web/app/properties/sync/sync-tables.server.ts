import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Finding, RunCounts, RunState, SentList } from './sync.ts';

/** Our own number of a record of another system, given once and never to another. */
export const recordSources = sqliteTable(
  'record_sources',
  {
    /** Such as `file`. */
    system: text().notNull(),
    /** The customer or office in that system. */
    account: text().notNull(),
    list: text().$type<SentList>().notNull(),
    /** The number or name that the system gave it. */
    key: text().notNull(),
    /** Of a property or project, or of the property that owners read about; 0 in other lists. */
    id: integer().notNull(),
    /** The last run of the whole source in which it was. */
    seenIn: text(),
    /** The last check of the whole source in which it was. */
    checkedIn: text(),
    /** The order mark of the last version that was taken; an older one is not. */
    mark: text(),
  },
  (table) => [
    primaryKey({ columns: [table.system, table.account, table.list, table.key] }),
    index('record_sources_id').on(table.list, table.id),
  ],
);

export const importRuns = sqliteTable(
  'import_runs',
  {
    id: text().primaryKey(),
    system: text().notNull(),
    account: text().notNull(),
    state: text().$type<RunState>().notNull(),
    /** True when the source tells everything that it has, so that what it lacks has left. */
    isWhole: integer({ mode: 'boolean' }).notNull(),
    /** True for a run that changes nothing. */
    isCheck: integer({ mode: 'boolean' }).notNull().default(false),
    startedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    endedAt: integer({ mode: 'timestamp_ms' }),
    counts: text({ mode: 'json' }).$type<RunCounts>().notNull(),
    /** Records that would leave, while a person has to allow it. */
    removals: integer().notNull().default(0),
    /** Why it failed; a sentence of `sync.ts`. */
    reason: text(),
  },
  (table) => [index('import_runs_started').on(table.startedAt)],
);

/** Records, or lines and fields of them, that the site does not show as they were sent. */
export const heldRecords = sqliteTable(
  'held_records',
  {
    system: text().notNull(),
    account: text().notNull(),
    list: text().$type<SentList>().notNull(),
    key: text().notNull(),
    /** Our own number, where it has one. */
    recordId: integer(),
    findings: text({ mode: 'json' }).$type<Finding[]>().notNull(),
    /** As it was sent, without what is never published, so that it can be tried again. */
    candidate: text({ mode: 'json' }).notNull(),
    /** Day and time since when it is held without a break. */
    since: integer({ mode: 'timestamp_ms' }).notNull(),
    /** Set by an editor who takes it in spite of its findings, until the source sends something else. */
    acceptedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.system, table.account, table.list, table.key] })],
);
