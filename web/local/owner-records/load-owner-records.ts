import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { agencyFolder } from '../agency-folder.ts';
import { moveSample } from './sample-dates.ts';

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

const sample = join(agencyFolder, 'owners', 'owner-records.json');

/** Records per statement, whose length the database limits. */
const atOnce = 200;

/** Replaces all owner records with the sample's, if the agency has any. */
export async function loadOwnerRecords(database: Database, now: Date): Promise<void> {
  if (!existsSync(sample)) return;
  const text = moveSample(readFileSync(sample, 'utf8'), now.toISOString().slice(0, 10));
  const records = JSON.parse(text) as unknown[];
  const insert = database.prepare(
    `insert into owner_records (propertyId, record)
     select cast(json_extract(value, '$.PropertyID') as text), value from json_each(?)`,
  );
  const parts = Array.from({ length: Math.ceil(records.length / atOnce) }, (_, index) =>
    insert.bind(JSON.stringify(records.slice(index * atOnce, (index + 1) * atOnce))),
  );
  await database.batch([database.prepare('delete from owner_records'), ...parts]);
}
