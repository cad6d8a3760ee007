import { sql } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { withBusyRetry } from './busy-retry.server.ts';
import { catalogueRevision, contentRevision } from './core-tables.server.ts';

export type Database = DrizzleD1Database;

const onlyRow = 1;

const databases = new WeakMap<D1Database, Database>();

/** Opened once, because the library prepares as much for a database as for a query. */
export function openDatabase(binding: D1Database): Database {
  const database = databases.get(binding) ?? drizzle(withBusyRetry(binding));
  databases.set(binding, database);
  return database;
}

export type Revisions = {
  content: number;
  /** Undefined while the site shows the properties of its build. */
  properties: number | undefined;
};

/** Asks for both at once, because each request needs to know both. */
export async function readRevisions(database: Database): Promise<Revisions> {
  const rowOf = (table: typeof contentRevision | typeof catalogueRevision) =>
    sql`(select ${table.revision} from ${table} where ${table.id} = ${onlyRow})`;
  const row = await database.get<{ content: number | null; properties: number | null }>(
    sql`select ${rowOf(contentRevision)} as content, ${rowOf(catalogueRevision)} as properties`,
  );
  return { content: row.content ?? 0, properties: row.properties ?? undefined };
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
