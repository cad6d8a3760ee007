import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { RecordSource } from '../catalogue/records/property-reader.ts';
import type { PropertyRecord } from '../model/record.ts';
import type { Database } from '../../platform/database/storage.server.ts';
import { propertyGeneration, propertyRows } from './property-tables.server.ts';

/** About ten kilobytes each. */
const mostInMemory = 500;
/** A response of the database is about a megabyte then. */
const mostAtOnce = 250;

/** Reads the records of an import from the database; keeps those in memory that were read last. */
export function recordsInDatabase(database: Database, generation: string): RecordSource {
  const known = new Map<string, PropertyRecord>();

  function keep(id: string, record: PropertyRecord): void {
    known.delete(id);
    known.set(id, record);
    const [oldest] = known.keys();
    if (known.size > mostInMemory && oldest !== undefined) known.delete(oldest);
  }

  return {
    async read(ids) {
      const found = new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)] as const] : [])));
      const missing = ids.filter((id) => !found.has(id));
      for (let from = 0; from < missing.length; from += mostAtOnce) {
        const some = missing.slice(from, from + mostAtOnce);
        // The importer validated them.
        for (const content of await readRecords(database, generation, some)) {
          const record = JSON.parse(content) as PropertyRecord;
          found.set(String(record.ID), record);
        }
      }
      for (const [id, record] of found) if (record) keep(id, record);
      return [...found.values()].flatMap((record) => record ?? []);
    },
  };
}

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
async function readRecords(
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
