import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Finding, RunCounts, RunState, SentList } from './sync.ts';

/** Our own numbers of other systems' records, never given to another. */
export const recordSources = sqliteTable(
  'record_sources',
  {
    system: text().notNull(),
    /** Customer or office in that system. */
    account: text().notNull(),
    list: text().$type<SentList>().notNull(),
    key: text().notNull(),
    /** Of a property or project, or the property that an owner record is about; else 0. */
    id: integer().notNull(),
    /** The last run of the whole source that had it; `checkedIn` is the last such check. */
    seenIn: text(),
    checkedIn: text(),
    /** Order mark of the last version taken; older ones are refused. */
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
    /** The source tells everything, so what it lacks has left. */
    isWhole: integer({ mode: 'boolean' }).notNull(),
    isCheck: integer({ mode: 'boolean' }).notNull().default(false),
    startedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    endedAt: integer({ mode: 'timestamp_ms' }),
    counts: text({ mode: 'json' }).$type<RunCounts>().notNull(),
    removals: integer().notNull().default(0),
    reason: text(),
  },
  (table) => [index('import_runs_started').on(table.startedAt)],
);

/** Records, or lines and fields of them, not shown as sent. */
export const heldRecords = sqliteTable(
  'held_records',
  {
    system: text().notNull(),
    account: text().notNull(),
    list: text().$type<SentList>().notNull(),
    key: text().notNull(),
    recordId: integer(),
    findings: text({ mode: 'json' }).$type<Finding[]>().notNull(),
    /** As sent, without what is never published, so that it can be retried. */
    candidate: text({ mode: 'json' }).notNull(),
    since: integer({ mode: 'timestamp_ms' }).notNull(),
    /** Lasts until the source sends something else. */
    acceptedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.system, table.account, table.list, table.key] })],
);
