import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const subscriptions = sqliteTable('subscriptions', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  language: text().notNull(),
  state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  confirmedAt: integer({ mode: 'timestamp_ms' }),
  unsubscribedAt: integer({ mode: 'timestamp_ms' }),
});
