import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Miniflare } from 'miniflare';
import { copyDatabase, findDatabase } from './database/database-file.ts';
import { importNames, type Stores } from './stores.ts';

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

function copyImport(from: string, to: string): void {
  for (const name of importNames) {
    const source = path.join(from, name);
    if (existsSync(source)) cpSync(source, path.join(to, name), { recursive: true });
  }
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
    saveUploads: (ids, folder) =>
      withRuntime(siteFolder, async (runtime) => {
        const bucket = await runtime.getR2Bucket('UPLOADS');
        for (const id of ids) {
          const object = await bucket.get(id);
          if (object) writeFileSync(path.join(folder, id), new Uint8Array(await object.arrayBuffer()));
        }
      }),
    saveImport(_database, folder) {
      copyImport(siteFolder, folder);
      return Promise.resolve();
    },
  };
}

type Parts = {
  /** A SQLite file. */
  database: string;
  /** Folders of a backup, either of which may be missing. */
  uploads: string;
  imported: string;
};

/** Makes the data folder of a site that has these parts. */
export async function buildLocalStores(siteFolder: string, parts: Parts): Promise<void> {
  mkdirSync(siteFolder, { recursive: true, mode: 0o700 });
  await withRuntime(siteFolder, async (runtime) => {
    // Makes the file, so that it goes by the name under which the runtime looks for it.
    await (await runtime.getD1Database('DB')).exec('select 1');
    const bucket = await runtime.getR2Bucket('UPLOADS');
    const ids = existsSync(parts.uploads) ? readdirSync(parts.uploads) : [];
    for (const id of ids) await bucket.put(id, readFileSync(path.join(parts.uploads, id)));
  });
  const file = findDatabase(siteFolder);
  if (!file) throw new Error(`The runtime made no database below ${siteFolder}.`);
  for (const suffix of ['', '-shm', '-wal']) rmSync(`${file}${suffix}`, { force: true });
  copyDatabase(parts.database, file);
  copyImport(parts.imported, siteFolder);
}
