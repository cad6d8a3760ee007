import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const announcedAddresses = sqliteTable('announced_addresses', {
  address: text().primaryKey(),
  changedAt: text().notNull(),
});
