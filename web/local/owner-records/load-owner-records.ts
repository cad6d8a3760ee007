import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { agencyFolder } from '../agency-folder.ts';
import { moveSample } from './sample-dates.ts';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

const sample = join(agencyFolder, 'owners', 'owner-records.json');

/** Records in one statement, whose text may not grow beyond what the database takes. */
const atOnce = 200;

/** Returns the file of the last import, or the sample where there was none, if the agency has one. */
function readRecords(dataFolder: string, today: string): unknown[] {
  const imported = join(dataFolder, 'owner-records.json');
  if (existsSync(imported)) return JSON.parse(readFileSync(imported, 'utf8')) as unknown[];
  if (!existsSync(sample)) return [];
  return JSON.parse(moveSample(readFileSync(sample, 'utf8'), today)) as unknown[];
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
