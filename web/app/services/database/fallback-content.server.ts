import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from './storage.server.ts';
import { keptContent } from './storage-schema.server.ts';

const aDay = 24 * 60 * 60 * 1000;
/** What nobody has asked for in so many days belongs to a query or a page that is gone. */
const longestKept = 30;

/** The key of an answer, from whatever tells queries and their parameters apart. */
export async function contentKey(asked: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer kept under a key; undefined for none. */
export async function readKeptContent(database: Database, key: string): Promise<unknown> {
  const { value } = keptContent;
  const row = await database.select({ value }).from(keptContent).where(eq(keptContent.key, key)).get();
  // Older versions stored null, which is no content.
  return row && ((JSON.parse(row.value) as unknown) ?? undefined);
}

/**
 * Keeps an answer, unless a later revision's is kept already. One that has not changed is written once a day only,
 * so that it is still told from what nobody asks for any more.
 */
export async function keepContent(
  database: Database,
  { key, value, revision, now }: { key: string; value: unknown; revision: number; now: Date },
): Promise<void> {
  const { value: kept, revision: keptRevision, keptAt } = keptContent;
  const row = { key, value: JSON.stringify(value), revision, keptAt: now };
  const staleBefore = now.getTime() - aDay;
  await database
    .insert(keptContent)
    .values(row)
    .onConflictDoUpdate({
      target: keptContent.key,
      set: { value: row.value, revision, keptAt: now },
      setWhere: sql`${keptRevision} <= ${revision} and (${kept} <> ${row.value} or ${keptAt} < ${staleBefore})`,
    });
}

/** The keys of everything that is kept, after dropping what has not been asked for in a long time. */
export async function listKeptContent(database: Database, now: Date): Promise<Set<string>> {
  const oldest = new Date(now.getTime() - longestKept * aDay);
  await database.delete(keptContent).where(lt(keptContent.keptAt, oldest));
  const rows = await database.select({ key: keptContent.key }).from(keptContent);
  return new Set(rows.map(({ key }) => key));
}
