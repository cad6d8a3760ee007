import { eq, sql } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { contentRevision } from './storage-schema.server.ts';

export type Database = DrizzleD1Database;

const onlyRow = 1;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}

/** How often published content has changed, 0 before the first change. */
export async function readContentRevision(database: Database): Promise<number> {
  const row = await database
    .select({ revision: contentRevision.revision })
    .from(contentRevision)
    .where(eq(contentRevision.id, onlyRow))
    .get();
  return row?.revision ?? 0;
}

/** Makes every worker on this database drop the content it holds within a second. */
export async function raiseContentRevision(database: Database): Promise<void> {
  await database
    .insert(contentRevision)
    .values({ id: onlyRow, revision: 1 })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: sql`${contentRevision.revision} + 1` },
    });
}
