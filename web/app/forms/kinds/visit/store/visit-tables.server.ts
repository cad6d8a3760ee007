import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
