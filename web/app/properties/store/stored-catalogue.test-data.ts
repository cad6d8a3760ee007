import { type Catalogue, catalogueOf } from '../catalogue/create-catalogue.ts';
import { readIndex } from '../catalogue/records/index-parts.ts';
import type { PropertyEdit } from '../catalogue/records/property-edits.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { type StoredLine, storedLines } from '../import/bundle-file.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { readParts, recordsInDatabase } from './property-rows.server.ts';
import { propertyRows } from './property-tables.server.ts';
import type { Database } from '../../platform/database/storage.server.ts';

const testedGeneration = 'tested';

/** Stores rows as the loader of a site does. */
async function storedIn(bundle: Bundle): Promise<Database> {
  const database = emptyDatabase();
  let line = 0;
  for (const text of storedLines(bundle)) {
    const stored = JSON.parse(text) as StoredLine;
    line += 1;
    const row =
      'record' in stored
        ? { propertyId: String(stored.record.ID), content: JSON.stringify(stored.record) }
        : { content: stored.part };
    await database.insert(propertyRows).values({ generation: testedGeneration, line, ...row });
  }
  return database;
}

/** The catalogue of a bundle that lies in a database. */
export async function storedCatalogue(bundle: Bundle, edits: readonly PropertyEdit[]): Promise<Catalogue> {
  const database = await storedIn(bundle);
  const index = readIndex(await readParts(database, testedGeneration));
  return catalogueOf(index, recordsInDatabase(database, testedGeneration), edits);
}
