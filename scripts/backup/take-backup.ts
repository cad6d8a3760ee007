import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { exportArchive } from '../content/archive.ts';
import type { Dataset } from '../content/dataset.ts';
import { assertSound, countRows, filesListedIn, withDatabase } from './database.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { takeMigrations } from './migrations.ts';

export const partsIn = (folder: string) => ({
  content: path.join(folder, 'content.tar.gz'),
  database: path.join(folder, 'database.sqlite'),
  uploads: path.join(folder, 'uploads'),
});

export type Stores = {
  name: string;
  /** Writes the whole database, as one transaction sees it, into a new SQLite file. */
  saveDatabase: (file: string) => Promise<void>;
  /** Reads files of the private bucket into a folder, under their names; leaves out those that it does not hold. */
  saveUploads: (names: readonly string[], folder: string) => Promise<void>;
};

type Sources = {
  stores: Stores;
  dataset: Dataset | undefined;
  print: (line: string) => void;
};

async function collect(folder: string, { stores, dataset, print }: Sources): Promise<Manifest> {
  const { content, database: file, uploads } = partsIn(folder);
  print('copying the database …');
  await stores.saveDatabase(file);
  const { names, about } = withDatabase(file, (database) => {
    const migrations = takeMigrations(database);
    assertSound(database, file);
    return { names: filesListedIn(database), about: { migrations, rows: countRows(database) } };
  });
  // After the database, whose rows come before their files and go after them: no file lacks a row that expires it.
  print(`copying ${names.length} files …`);
  for (const name of names) mkdirSync(path.join(uploads, path.dirname(name)), { recursive: true });
  await stores.saveUploads(names, uploads);
  print('exporting the content …');
  const counts = dataset ? await exportArchive(content, dataset) : { documents: 0, assets: 0 };
  return writeManifest(folder, { source: stores.name, ...about, ...counts });
}

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
