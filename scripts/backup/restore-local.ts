import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../content/dataset.ts';
import { findTakenPort } from '../settings/ports.ts';
import type { Environment, Settings } from '../settings/settings.ts';
import { fillDataset, withLake } from './content.ts';
import { dataFoldersOf } from './data-folders.ts';
import { findDatabase, isInUse } from './database/database-file.ts';
import { buildLocalStores } from './local-stores.ts';
import type { Manifest } from './manifest.ts';
import { partsIn } from './stores.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { swapFolders } from './swap-folders.ts';

async function refuseWhileRunning({ ports, usesLake, environment }: Settings): Promise<void> {
  const { SITE_DATA_DIR: site = '', LAKE_DATA_DIR: lake = '' } = environment;
  const taken = await findTakenPort({ SITE_PORT: ports.site, ...(usesLake && { LAKE_PORT: ports.lake }) });
  const database = findDatabase(site);
  const isOpen = [database ?? '', path.join(lake, 'lake.db')].some(isInUse);
  if (taken) throw new Error(`Stop the site before a restore. ${taken}`);
  if (isOpen) throw new Error('Stop the site before a restore: its database is in use.');
}

/** Builds a site and a lake beside the present ones, and replaces those once all of the backup has arrived. */
export async function restoreLocal(
  folder: string,
  manifest: Manifest,
  settings: Settings,
  print: (line: string) => void,
): Promise<void> {
  await refuseWhileRunning(settings);
  const parts = partsIn(folder);
  const { data, replaced } = dataFoldersOf(settings);
  const staging = mkdtempSync(path.join(data, 'restoring-'));
  const [site, lake] = [path.join(staging, 'site'), path.join(staging, 'lake')];
  try {
    print('restoring the database and its files …');
    const database = path.join(staging, 'database.sqlite');
    copyFileSync(parts.database, database);
    prepareDatabase(database, manifest, 'local');
    await buildLocalStores(site, { ...parts, database });
    print('restoring the content …');
    const environment: Environment = {
      ...settings.environment,
      ...(settings.usesLake && { LAKE_DATA_DIR: lake, LAKE_WEBHOOK_URL: '' }),
    };
    const fill = () => fillDataset(parts.content, connect(environment), manifest);
    await (settings.usesLake ? withLake(environment, fill) : fill());
    const built = [site, lake];
    swapFolders(
      data,
      replaced.map((to, index) => ({ from: built[index] ?? '', to })),
    );
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
