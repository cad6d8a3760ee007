import { eq, sql } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { withBusyRetry } from './busy-retry.server.ts';
import { contentRevision } from './core-tables.server.ts';

export type Database = DrizzleD1Database;

const onlyRow = 1;

const databases = new WeakMap<D1Database, Database>();

/** Opened once, because the library prepares as much for a database as for a query. */
export function openDatabase(binding: D1Database): Database {
  const database = databases.get(binding) ?? drizzle(withBusyRetry(binding));
  databases.set(binding, database);
  return database;
}

export async function readContentRevision(database: Database): Promise<number> {
  const row = await database
    .select({ revision: contentRevision.revision })
    .from(contentRevision)
    .where(eq(contentRevision.id, onlyRow))
    .get();
  return row?.revision ?? 0;
}

/** Makes every worker on this database drop its cached content within a second. Returns the new revision. */
export async function raiseContentRevision(database: Database): Promise<number> {
  const { revision } = await database
    .insert(contentRevision)
    .values({ id: onlyRow, revision: 1 })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: sql`${contentRevision.revision} + 1` },
    })
    .returning({ revision: contentRevision.revision })
    .get();
  return revision;
}
