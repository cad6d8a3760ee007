import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quoted } from '../backup/sql-text.ts';
import type { Target } from './target.ts';

type OwnerRecord = { PropertyID: string | number };

/** Replaces all records, one statement each, for the database limits the length of a statement. */
export function ownerRecordsSql(records: readonly OwnerRecord[]): string {
  const inserts = records.map(
    (record) =>
      `insert into owner_records (propertyId, record) values (${quoted(String(record.PropertyID))}, ${quoted(JSON.stringify(record))});`,
  );
  return ['delete from owner_records;', ...inserts, ''].join('\n');
}

type OwnerDataUpload = {
  target: Target;
  /** The folder into which the last import wrote what it brought for owners. */
  dataFolder: string;
  /** Written with personal data; whoever calls removes it. */
  sqlFile: string;
  /** Arguments that say which database and bucket are meant. */
  place: readonly string[];
};

/**
 * Arguments for wrangler that upload what the last import brought for owners; none where nothing was imported, because
 * the sample of this repository never goes up.
 */
export function ownerDataCommands({ target, dataFolder, sqlFile, place }: OwnerDataUpload): string[][] {
  const imported = path.join(dataFolder, 'owner-records.json');
  if (!existsSync(imported)) return [];
  const [{ binding }] = target.d1_databases;
  const [{ bucket_name: bucket }] = target.r2_buckets;
  const records = JSON.parse(readFileSync(imported, 'utf8')) as OwnerRecord[];
  writeFileSync(sqlFile, ownerRecordsSql(records), { mode: 0o600 });
  const documents = path.join(dataFolder, 'agency-documents');
  const names = existsSync(documents) ? readdirSync(documents) : [];
  return [
    ['d1', 'execute', binding, '--file', sqlFile, '--yes', ...place],
    ...names.map((name) => [
      'r2',
      'object',
      'put',
      `${bucket}/agency-documents/${name}`,
      '--file',
      path.join(documents, name),
      ...place,
    ]),
  ];
}
