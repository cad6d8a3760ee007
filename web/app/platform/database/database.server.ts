import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { withBusyRetry } from './busy-retry.server.ts';

export type Database = DrizzleD1Database;

const databases = new WeakMap<D1Database, Database>();

/** Opened once, because the library prepares as much for a database as for a query. */
export function openDatabase(binding: D1Database): Database {
  const database = databases.get(binding) ?? drizzle(withBusyRetry(binding));
  databases.set(binding, database);
  return database;
}
