import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.server.ts';
import { fallbackContent } from './content-tables.server.ts';

const day = 24 * 60 * 60 * 1000;
/** Days without a load. */
const longestUnused = 30;

export async function readFallback(database: Database, key: string): Promise<unknown> {
  const { value } = fallbackContent;
  const row = await database
    .select({ value })
    .from(fallbackContent)
    .where(eq(fallbackContent.key, key))
    .get();
  // Older versions stored null, which is no content.
  return row && ((JSON.parse(row.value) as unknown) ?? undefined);
}

export function countFallback(database: Database): Promise<number> {
  return database.$count(fallbackContent);
}

/** Skips results of an older revision; rewrites an unchanged one once a day, to mark it as used. */
export async function storeFallback(
  database: Database,
  { key, value, revision, now }: { key: string; value: unknown; revision: number; now: Date },
): Promise<void> {
  const { value: storedValue, revision: storedRevision, storedAt } = fallbackContent;
  const row = { key, value: JSON.stringify(value), revision, storedAt: now };
  const staleBefore = now.getTime() - day;
  await database
    .insert(fallbackContent)
    .values(row)
    .onConflictDoUpdate({
      target: fallbackContent.key,
      set: { value: row.value, revision, storedAt: now },
      setWhere: sql`${storedRevision} <= ${revision} and (${storedValue} <> ${row.value} or ${storedAt} < ${staleBefore})`,
    });
}

export async function pruneFallback(database: Database, now: Date): Promise<Set<string>> {
  const oldest = new Date(now.getTime() - longestUnused * day);
  await database.delete(fallbackContent).where(lt(fallbackContent.storedAt, oldest));
  const rows = await database.select({ key: fallbackContent.key }).from(fallbackContent);
  return new Set(rows.map(({ key }) => key));
}
