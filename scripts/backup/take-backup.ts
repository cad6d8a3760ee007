import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { exportArchive } from '../content/archive.ts';
import type { Dataset } from '../content/dataset.ts';
import { assertSound, countRows, uploadIdsIn, withDatabase } from './database/database-file.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { takeMigrations } from './database/migrations.ts';
import { partsIn, type Stores } from './stores.ts';

type Sources = {
  stores: Stores;
  /** Undefined where only the stores of the site are meant. */
  dataset: Dataset | undefined;
  print: (line: string) => void;
};

async function collect(folder: string, { stores, dataset, print }: Sources): Promise<Manifest> {
  const { content, database: file, uploads, imported } = partsIn(folder);
  print('copying the database …');
  await stores.saveDatabase(file);
  const { ids, about } = withDatabase(file, (database) => {
    const migrations = takeMigrations(database);
    assertSound(database, file);
    return { ids: uploadIdsIn(database), about: { migrations, rows: countRows(database) } };
  });
  // After the database, whose rows come before their files and go after them: no file lacks a row that expires it.
  print(`copying ${ids.length} files …`);
  for (const one of [uploads, imported]) mkdirSync(one);
  await stores.saveUploads(ids, uploads);
  await withDatabase(file, (database) => stores.saveImport(database, imported));
  print('exporting the content …');
  const counts = dataset ? await exportArchive(content, dataset) : { documents: 0, assets: 0 };
  return writeManifest(folder, { source: stores.name, ...about, ...counts });
}

/** Lets nobody but the owner read what lies below. */
function protect(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    chmodSync(file, statSync(file).isDirectory() ? 0o700 : 0o600);
  }
}

/** Writes everything into a new folder that only its owner may read, because it contains personal data. */
export async function takeBackup(folder: string, sources: Sources): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name another folder.`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    mkdirSync(unfinished, { mode: 0o700 });
    const manifest = await collect(unfinished, sources);
    protect(unfinished);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
