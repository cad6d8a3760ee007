import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import { fillDataset } from '../content/archive.ts';
import { connect } from '../content/dataset.ts';
import { createServices } from '../process/services.ts';
import { findTakenPort } from '../settings/ports.ts';
import type { Environment, Settings } from '../settings/settings.ts';
import { copyDatabase, findDatabase, isInUse, prepareDatabase } from './database.ts';
import type { Manifest } from './manifest.ts';
import { partsIn, type Stores } from './take-backup.ts';

export async function withLake<Result>(
  environment: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const services = createServices(console.error, console.error);
  try {
    await services.start({ name: 'lake', script: 'lake/main.ts', env: environment });
    return await work();
  } finally {
    await services.stop();
  }
}

export async function withRunningLake<Result>(
  environment: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const isRunning = await findTakenPort({ LAKE_PORT: Number(environment['LAKE_PORT']) });
  return isRunning ? work() : withLake(environment, work);
}

/** Ids of database and bucket, from which the runtime derives the names of its files. */
const [databaseId, bucketId] = ['site', 'uploads'];

async function withRuntime<Result>(
  siteFolder: string,
  work: (runtime: Miniflare) => Promise<Result>,
): Promise<Result> {
  const runtime = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases: { DB: databaseId },
    d1Persist: path.join(siteFolder, 'd1'),
    r2Buckets: { UPLOADS: bucketId },
    r2Persist: path.join(siteFolder, 'r2'),
  });
  try {
    return await work(runtime);
  } finally {
    await runtime.dispose();
  }
}

export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Works beside a running site, which may go on writing. */
export function localStores(siteFolder: string): Stores {
  return {
    name: 'local',
    saveDatabase(file) {
      const database = findDatabase(siteFolder);
      if (!database) throw new Error(`Nothing to back up: there is no database below ${siteFolder}.`);
      copyDatabase(database, file);
      return Promise.resolve();
    },
    saveUploads: (names, folder) =>
      withRuntime(siteFolder, async (runtime) => {
        const bucket = await runtime.getR2Bucket('UPLOADS');
        for (const name of names) {
          const object = await bucket.get(name);
          if (object) writeFileSync(path.join(folder, name), new Uint8Array(await object.arrayBuffer()));
        }
      }),
  };
}

type Parts = {
  database: string;
  uploads: string;
};

export async function buildLocalStores(siteFolder: string, parts: Parts): Promise<void> {
  mkdirSync(siteFolder, { recursive: true, mode: 0o700 });
  await withRuntime(siteFolder, async (runtime) => {
    // Makes the file, so that it goes by the name under which the runtime looks for it.
    await (await runtime.getD1Database('DB')).exec('select 1');
    const bucket = await runtime.getR2Bucket('UPLOADS');
    for (const name of filesBelow(parts.uploads))
      await bucket.put(name, readFileSync(path.join(parts.uploads, name)));
  });
  const file = findDatabase(siteFolder);
  if (!file) throw new Error(`The runtime made no database below ${siteFolder}.`);
  for (const suffix of ['', '-shm', '-wal']) rmSync(`${file}${suffix}`, { force: true });
  copyDatabase(parts.database, file);
}

async function refuseWhileRunning({ ports, usesLake, environment }: Settings): Promise<void> {
  const { SITE_DATA_DIR: site = '', LAKE_DATA_DIR: lake = '' } = environment;
  const taken = await findTakenPort({ SITE_PORT: ports.site, ...(usesLake && { LAKE_PORT: ports.lake }) });
  const database = findDatabase(site);
  const isOpen = [database ?? '', path.join(lake, 'lake.db')].some(isInUse);
  if (taken) throw new Error(`Stop the site before a restore. ${taken}`);
  if (isOpen) throw new Error('Stop the site before a restore: its database is in use.');
}

/** Puts them in place only once all has arrived, and keeps the present ones beside them: an abort loses nothing. */
export async function restoreLocal(
  folder: string,
  manifest: Manifest,
  settings: Settings,
  print: (line: string) => void,
): Promise<void> {
  await refuseWhileRunning(settings);
  const parts = partsIn(folder);
  const { SITE_DATA_DIR: site = '', LAKE_DATA_DIR: lake = '' } = settings.environment;
  const staging = mkdtempSync(path.join(path.dirname(path.resolve(site)), 'restoring-'));
  const built = { site: path.join(staging, 'site'), lake: path.join(staging, 'lake') };
  try {
    print('restoring the database and its files …');
    const database = path.join(staging, 'database.sqlite');
    copyFileSync(parts.database, database);
    prepareDatabase(database, manifest, 'local');
    await buildLocalStores(built.site, { ...parts, database });
    print('restoring the content …');
    const environment: Environment = {
      ...settings.environment,
      ...(settings.usesLake && { LAKE_DATA_DIR: built.lake, LAKE_WEBHOOK_URL: '' }),
    };
    const fill = () => fillDataset(parts.content, connect(environment), manifest);
    await (settings.usesLake ? withLake(environment, fill) : fill());
    const replaced = [
      { from: built.site, to: site },
      ...(settings.usesLake ? [{ from: built.lake, to: lake }] : []),
    ];
    const before = `before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
    for (const { to } of replaced.filter((each) => existsSync(each.to))) {
      renameSync(to, `${to}.${before}`);
      print(`What was there before is in ${to}.${before}: delete it once all is in order.`);
    }
    for (const { from, to } of replaced) renameSync(from, to);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
