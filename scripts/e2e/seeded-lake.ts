import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createFreshness, digest } from '../builds/builds.ts';
import { createServices } from '../process/services.ts';
import { runSteps } from '../process/steps.ts';
import { findFreePort } from '../settings/ports.ts';
import { sampleAgency } from '../../seed/agencies/agency.ts';
import { type Environment, root, type Settings } from '../settings/settings.ts';
import { e2eSettings, fixedNow } from './e2e-settings.ts';

const cache = path.join(root, '.cache', 'e2e');
const folderOf = (agency: string) => path.join(cache, `seeded-lake-${path.basename(agency)}`);
const freshness = createFreshness(cache);

/** Replaces the address of the lake that was seeded, which each picture document contains. */
const placeholder = 'http://seeded-lake.invalid';

function openLake(lakeFolder: string): DatabaseSync {
  return new DatabaseSync(path.join(lakeFolder, 'lake.db'));
}

function replaceAddress(lakeFolder: string, from: string, to: string): void {
  const database = openLake(lakeFolder);
  database.prepare('UPDATE documents SET body = replace(body, ?, ?)').run(from, to);
  // Leaves one file: in WAL mode every reader adds two more, which may vanish while another process copies them.
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}

async function seedInto(lakeFolder: string, settings: Environment): Promise<void> {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...settings,
    LAKE_PORT: String(port),
    LAKE_DATA_DIR: lakeFolder,
    LAKE_WEBHOOK_URL: '',
    SANITY_API_HOST: address,
  };
  const services = createServices(console.log, console.error);
  try {
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    const args = ['--day', fixedNow.slice(0, 10)];
    await runSteps([{ title: 'preparing the content', script: 'seed/main.ts', args, env }]);
  } finally {
    await services.stop();
  }
  replaceAddress(lakeFolder, address, placeholder);
}

/**
 * Seeds a lake once for each version of the seed, the schemas and the lake, by default for the sample.
 * @throws Error whose message is shown to the user as it is
 */
export async function prepareSeededLake({ agency, environment }: Settings = e2eSettings()): Promise<void> {
  const folder = folderOf(agency.id);
  const product = path.basename(folder);
  const current = digest(root, ['seed', 'schemas', 'lake', path.relative(root, agency.place)]);
  if (existsSync(folder) && freshness.isFresh(product, current)) return;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  await seedInto(unfinished, environment);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  freshness.remember(product, current);
}

export function copySeededLake(lakeFolder: string, address: string, agency: string = sampleAgency): void {
  cpSync(folderOf(agency), lakeFolder, { recursive: true });
  replaceAddress(lakeFolder, placeholder, address);
}

export type SeededDocument = { _id: string; _type: string; _rev: string };

export function readSeededDocuments(address: string): SeededDocument[] {
  const database = openLake(folderOf(sampleAgency));
  const rows = database.prepare('SELECT body FROM documents').all();
  database.close();
  return rows.map(({ body }) => JSON.parse(String(body).replaceAll(placeholder, address)) as SeededDocument);
}
