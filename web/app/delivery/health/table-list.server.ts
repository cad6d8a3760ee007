import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../platform/database/storage.server.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*-tables.server.ts', { eager: true });

export const allTables = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((table): table is SQLiteTable => is(table, SQLiteTable)),
);

/**
 * Reads no row, but every column that this version of the site knows.
 * @throws Error where the database cannot be reached or lacks a migration
 */
export async function assertMigrated(database: Database): Promise<void> {
  const [first, ...others] = allTables.map((table) => database.select().from(table).limit(0));
  if (first) await database.batch([first, ...others]);
}
