import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { moveSample } from './sample-dates.ts';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

const sample = join(import.meta.dirname, '../../../seed/owners/owner-records.json');

/** Records in one statement, whose text may not grow beyond what the database takes. */
const atOnce = 200;

/** Returns the file of the last import, or the sample where there was none. */
function readRecords(dataFolder: string, today: string): unknown[] {
  const imported = join(dataFolder, 'owner-records.json');
  const text = existsSync(imported)
    ? readFileSync(imported, 'utf8')
    : moveSample(readFileSync(sample, 'utf8'), today);
  return JSON.parse(text) as unknown[];
}

/** Replaces what owners read about their properties by what was imported, as a whole. */
export async function loadOwnerRecords(database: Database, dataFolder: string, now: Date): Promise<void> {
  const records = readRecords(dataFolder, now.toISOString().slice(0, 10));
  const insert = database.prepare(
    `insert into owner_records (propertyId, record)
     select cast(json_extract(value, '$.PropertyID') as text), value from json_each(?)`,
  );
  const parts = Array.from({ length: Math.ceil(records.length / atOnce) }, (_, index) =>
    insert.bind(JSON.stringify(records.slice(index * atOnce, (index + 1) * atOnce))),
  );
  await database.batch([database.prepare('delete from owner_records'), ...parts]);
}
