import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StaffRight } from 'schemas/staff-rights.ts';

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
  staffRight: text().$type<StaffRight>().notNull().default('act'),
});

export const outsideLinks = sqliteTable(
  'outside_links',
  {
    address: text().primaryKey(),
    /** Null before the first try. */
    triedAt: integer({ mode: 'timestamp_ms' }),
    /** Null where no server answered. */
    status: integer(),
    /** The first of the tries that have failed since it last worked. */
    failingSince: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [index('outside_links_tried_at').on(table.triedAt)],
);
