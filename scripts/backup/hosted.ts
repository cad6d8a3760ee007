import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataset } from '../content/archive.ts';
import type { Dataset } from '../content/dataset.ts';
import type { Target, TargetName } from '../deploy/target.ts';
import { captureWrangler, mustSucceed, queryDatabase } from '../deploy/wrangler.ts';
import { root } from '../settings/settings.ts';
import { prepareDatabase, sqlOf, withDatabase } from './database.ts';
import type { Manifest } from './manifest.ts';
import { filesBelow } from './local.ts';
import { partsIn, type Stores } from './take-backup.ts';

export type HostedPlace = {
  name: TargetName;
  target: Target;
  /** Arguments that say where the host is: `--remote`, or those of a rehearsal on this machine. */
  where: readonly string[];
};

function namesOf({ name, target, where }: HostedPlace) {
  const [{ binding }] = target.d1_databases;
  const [{ bucket_name: bucket }] = target.r2_buckets;
  return { binding, bucket, place: ['--env', name, ...where] };
}

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
    async saveUploads(names, folder) {
      for (const name of names) await read(name, path.join(folder, name));
    },
  };
}

const demoOwner = path.join(root, 'seed', 'sample', 'owners', 'demo-owner.json');

/** A hosted portal must not let in whoever reads this repository. */
function refuseDemoOwner(database: string): void {
  const { email } = JSON.parse(readFileSync(demoOwner, 'utf8')) as { email: string };
  const found = withDatabase(database, (one) =>
    one.prepare('select 1 from owners where email = ?').get(email),
  );
  if (found)
    throw new Error(
      `The backup holds the demo owner ${email}, whose password is public: a hosted site must not.`,
    );
}

async function refuseFilledDatabase(host: HostedPlace): Promise<void> {
  const { binding, place } = namesOf(host);
  const query =
    "select count(*) as found from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '!_cf!_%' escape '!'";
  const { found } = await queryDatabase(binding, query, place);
  if (found !== 0)
    throw new Error(
      `The database ${binding} of ${host.name} is not empty. A backup is restored into a new one (docs/deployment.md).`,
    );
}

/** Touches nothing that serves visitors: the next deployment leads the site there. */
export async function restoreHosted(
  folder: string,
  manifest: Manifest,
  {
    host,
    dataset,
    print,
  }: { host: HostedPlace; dataset: Dataset | undefined; print: (line: string) => void },
): Promise<void> {
  const parts = partsIn(folder);
  const { binding, bucket, place } = namesOf(host);
  refuseDemoOwner(parts.database);
  await refuseFilledDatabase(host);
  const work = mkdtempSync(path.join(tmpdir(), 'restore-'));
  try {
    print('restoring the files …');
    for (const key of filesBelow(parts.uploads))
      await mustSucceed(`storing ${key}`, [
        'r2',
        'object',
        'put',
        `${bucket}/${key}`,
        '--file',
        path.join(parts.uploads, key),
        ...place,
      ]);
    if (dataset) {
      print('restoring the content …');
      await fillDataset(parts.content, dataset, manifest);
    }
    print('restoring the database …');
    const [database, sql] = [path.join(work, 'database.sqlite'), path.join(work, 'database.sql')];
    copyFileSync(parts.database, database);
    prepareDatabase(database, manifest, 'hosted');
    const statements = withDatabase(database, (one) => [...sqlOf(one)].join('\n'));
    writeFileSync(sql, statements, { mode: 0o600 });
    // Runs in one transaction, at the host as here.
    await mustSucceed('filling the database', ['d1', 'execute', binding, '--file', sql, '--yes', ...place]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
