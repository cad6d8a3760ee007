import { sql } from 'drizzle-orm';
import { logProblem } from '../log.server.ts';
import type { Platform } from '../platform.server.ts';
import { catalogueRevision, contentRevision as contentRevisionTable } from './core-tables.server.ts';
import type { Database } from './database.server.ts';

/** Milliseconds for which an instance trusts what it read. */
const revisionAge = 1000;
const onlyRow = 1;

export type Revisions = {
  content: number;
  /** Undefined while the site shows the properties of its build. */
  properties: number | undefined;
};

export async function readRevisions(database: Database): Promise<Revisions> {
  const rowOf = (table: typeof contentRevisionTable | typeof catalogueRevision) =>
    sql`(select ${table.revision} from ${table} where ${table.id} = ${onlyRow})`;
  const row = await database.get<{ content: number | null; properties: number | null }>(
    sql`select ${rowOf(contentRevisionTable)} as content, ${rowOf(catalogueRevision)} as properties`,
  );
  return { content: row.content ?? 0, properties: row.properties ?? undefined };
}

/** Makes every worker on this database drop its cached content within a second. Returns the new revision. */
export async function raiseContentRevision(database: Database): Promise<number> {
  const { revision } = await database
    .insert(contentRevisionTable)
    .values({ id: onlyRow, revision: 1 })
    .onConflictDoUpdate({
      target: contentRevisionTable.id,
      set: { revision: sql`${contentRevisionTable.revision} + 1` },
    })
    .returning({ revision: contentRevisionTable.revision })
    .get();
  return revision;
}

type Reader = Pick<Platform, 'database' | 'requestId'>;

let revisions: Revisions & { readAt: number } = {
  content: 0,
  properties: undefined,
  readAt: -Infinity,
};

/** Reads at most once a second; returns the last known ones while the database fails. */
async function presentRevisions({ database, requestId }: Reader) {
  const now = Date.now();
  if (now - revisions.readAt < revisionAge) return revisions;
  const { content, properties } = await readRevisions(database).catch((error: unknown) => {
    logProblem('The content revision cannot be read.', { requestId, error });
    return revisions;
  });
  // An instance that has been told of a change while the database was read knows better.
  revisions = { content: Math.max(content, revisions.content), properties, readAt: now };
  return revisions;
}

export async function contentRevision(platform: Reader): Promise<number> {
  return (await presentRevisions(platform)).content;
}

export async function propertiesRevision(platform: Reader): Promise<number | undefined> {
  return (await presentRevisions(platform)).properties;
}

export function forgetRevisions(): void {
  revisions = { ...revisions, readAt: -Infinity };
}

export async function invalidateContent({ database }: Pick<Platform, 'database'>): Promise<void> {
  const content = await raiseContentRevision(database);
  revisions = { ...revisions, content, readAt: Date.now() };
}
