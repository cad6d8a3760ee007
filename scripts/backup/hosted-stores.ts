import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Target, TargetName } from '../deploy/target.ts';
import { captureWrangler, mustSucceed } from '../deploy/wrangler.ts';
import { withDatabase } from './database/database-file.ts';
import { agencyDocuments, ownerRecords, type Stores } from './stores.ts';

export type HostedPlace = {
  name: TargetName;
  target: Target;
  /** Arguments that say where the host is: `--remote`, or those of a rehearsal on this machine. */
  where: readonly string[];
};

/** Names by which commands of wrangler find the stores of a target. */
export function namesOf({ name, target, where }: HostedPlace) {
  const [{ binding }] = target.d1_databases;
  const [{ bucket_name: bucket }] = target.r2_buckets;
  return { binding, bucket, place: ['--env', name, ...where] };
}

type Row = { record: string };
type OwnerRecord = { AgencyDocuments?: readonly { File: string }[] };

/** Reads by wrangler, one command for each file, because it cannot read several. */
export function hostedStores(host: HostedPlace): Stores {
  const { binding, bucket, place } = namesOf(host);
  const read = async (key: string, file: string) => {
    const args = ['r2', 'object', 'get', `${bucket}/${key}`, '--file', file, ...place];
    const { code, output } = await captureWrangler(args);
    if (code === 0) return;
    rmSync(file, { force: true });
    if (!output.includes('The specified key does not exist'))
      throw new Error(`${output.trim()}\n\nStopped: reading ${key} failed.`);
  };
  return {
    name: host.name,
    async saveDatabase(file) {
      const sql = `${file}.sql`;
      const args = ['d1', 'export', binding, '--output', sql, '--skip-confirmation', ...place];
      try {
        await mustSucceed('exporting the database', args);
        withDatabase(file, (database) => database.exec(readFileSync(sql, 'utf8')));
      } finally {
        rmSync(sql, { force: true });
      }
    },
    async saveUploads(ids, folder) {
      for (const id of ids) await read(id, path.join(folder, id));
    },
    async saveImport(database, folder) {
      const rows = database.prepare('select record from owner_records').all() as Row[];
      if (rows.length === 0) return;
      const records = rows.map(({ record }) => JSON.parse(record) as OwnerRecord);
      writeFileSync(path.join(folder, ownerRecords), JSON.stringify(records));
      const documents = path.join(folder, agencyDocuments);
      mkdirSync(documents);
      const names = records.flatMap(({ AgencyDocuments = [] }) => AgencyDocuments.map(({ File }) => File));
      for (const name of names) await read(`${agencyDocuments}/${name}`, path.join(documents, name));
    },
  };
}
