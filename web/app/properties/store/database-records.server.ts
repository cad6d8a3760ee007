import type { RecordSource } from '../catalogue/records/property-reader.ts';
import type { PropertyRecord } from '../model/record.ts';
import { readRecords } from './property-rows.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';

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
