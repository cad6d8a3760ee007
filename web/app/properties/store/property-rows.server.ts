import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/storage.server.ts';
import { propertyGeneration, propertyRows } from './property-tables.server.ts';

const onlyRow = 1;
/** A response may not grow beyond what the database gives at once. */
const partsAtOnce = 8;

/** Undefined before the first import into the database. */
export async function readGeneration(database: Database): Promise<string | undefined> {
  const row = await database
    .select({ generation: propertyGeneration.generation })
    .from(propertyGeneration)
    .where(eq(propertyGeneration.id, onlyRow))
    .get();
  return row?.generation;
}

/** JSON of the records, in any order; leaves out unknown references. */
export async function readRecords(
  database: Database,
  generation: string,
  ids: readonly string[],
): Promise<string[]> {
  const isWanted = sql`${propertyRows.propertyId} in (select value from json_each(${JSON.stringify(ids)}))`;
  const rows = await database
    .select({ content: propertyRows.content })
    .from(propertyRows)
    .where(and(eq(propertyRows.generation, generation), isWanted));
  return rows.map(({ content }) => content);
}

/** Reads the rows that belong to no property, in the order of the import. */
export async function readParts(database: Database, generation: string): Promise<string[]> {
  const contents: string[] = [];
  const isPart = and(eq(propertyRows.generation, generation), isNull(propertyRows.propertyId));
  let last = -1;
  for (;;) {
    const rows = await database
      .select({ line: propertyRows.line, content: propertyRows.content })
      .from(propertyRows)
      .where(and(isPart, gt(propertyRows.line, last)))
      .orderBy(asc(propertyRows.line))
      .limit(partsAtOnce);
    contents.push(...rows.map(({ content }) => content));
    last = rows.at(-1)?.line ?? last;
    if (rows.length < partsAtOnce) return contents;
  }
}
