import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
