import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Dataset } from '../content/dataset.ts';
import { mustSucceed } from '../deploy/wrangler.ts';
import { root } from '../settings/settings.ts';
import { fillDataset } from './content.ts';
import { withDatabase } from './database/database-file.ts';
import { sqlOf } from './database/database-sql.ts';
import { type HostedPlace, namesOf } from './hosted-stores.ts';
import type { Manifest } from './manifest.ts';
import { partsIn, agencyDocuments } from './stores.ts';
import { prepareDatabase } from './database/prepare-database.ts';

const demoOwner = path.join(root, 'seed', 'owners', 'demo-owner.json');

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
  const output = await mustSucceed('reading the database', [
    ...['d1', 'execute', binding, '--json', '--command', query],
    ...place,
  ]);
  const found = Number(/"found":\s*(\d+)/.exec(output)?.[1]);
  if (found !== 0)
    throw new Error(
      `The database ${binding} of ${host.name} is not empty. A backup is restored into a new one (docs/deployment.md).`,
    );
}

/** Files of a folder with the keys under which the bucket has them. */
function objectsIn(folder: string, prefix: string): { key: string; file: string }[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({ key: `${prefix}${name}`, file: path.join(folder, name) }));
}

/**
 * Fills an empty database, an empty dataset and the bucket. What serves visitors is not touched: the next deployment
 * leads the site there.
 */
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
    const objects = [
      ...objectsIn(parts.uploads, ''),
      ...objectsIn(path.join(parts.imported, agencyDocuments), `${agencyDocuments}/`),
    ];
    for (const { key, file } of objects)
      await mustSucceed(`storing ${key}`, [
        'r2',
        'object',
        'put',
        `${bucket}/${key}`,
        '--file',
        file,
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
    // In one transaction, at the host as here.
    await mustSucceed('filling the database', ['d1', 'execute', binding, '--file', sql, '--yes', ...place]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
