import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Target, TargetName } from '../deploy/target.ts';
import { root } from '../settings/settings.ts';
import { type HostedPlace, hostedStores, namesOf, wrangler } from './hosted-stores.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import { restoreHosted } from './restore-hosted.ts';
import { takeBackup } from './take-backup.ts';

/** Stands for what a site would have stored, in the words that SQL finds hardest. */
const rows = `insert into uploads (id, name, type, "createdAt") values ('rehearsal', 'It''s; a file', 'pdf', 1);
  insert into owner_records values ('1', '{"AgencyDocuments":[{"File":"1-mandate.pdf"}]}');
  insert into content_revision values (1, 1);`;

type Configuration = { env: Record<string, { d1_databases: object[] }> };

/** A host of its own, in a folder of this machine. */
function makeHost(name: TargetName, target: Target, folder: string): HostedPlace {
  const text = readFileSync(path.join(root, 'deploy', 'wrangler.json'), 'utf8');
  const configuration = JSON.parse(text) as Configuration;
  for (const database of configuration.env[name]?.d1_databases ?? [])
    Object.assign(database, { migrations_dir: path.join(root, 'web', 'migrations') });
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'wrangler.json');
  writeFileSync(file, JSON.stringify(configuration));
  return { name, target, where: ['--local', '--config', file] };
}

async function fill(host: HostedPlace, file: string): Promise<void> {
  const { binding, bucket, place } = namesOf(host);
  writeFileSync(file, '%PDF-1.7');
  const commands = [
    ['d1', 'migrations', 'apply', binding],
    ['d1', 'execute', binding, '--command', rows],
    ['r2', 'object', 'put', `${bucket}/rehearsal`, '--file', file],
    ['r2', 'object', 'put', `${bucket}/agency-documents/1-mandate.pdf`, '--file', file],
  ];
  for (const command of commands) await wrangler('filling a site', [...command, ...place]);
}

/** Everything but the file of the database, whose pages may lie in another order. */
function comparable({ migrations, rows: counts, files }: Manifest): string {
  const stored = Object.entries(files).filter(([name]) => name !== 'database.sqlite');
  return JSON.stringify([migrations, counts, stored]);
}

/**
 * Backs up database and files of a site by the commands of a deployment and restores them into another one, both in
 * a folder of this machine.
 */
export async function rehearseBackup(name: TargetName, target: Target, folder: string): Promise<void> {
  const one = makeHost(name, target, path.join(folder, 'one'));
  const other = makeHost(name, target, path.join(folder, 'other'));
  const print = () => undefined;
  const take = (part: string, host: HostedPlace) =>
    takeBackup(path.join(folder, part), { stores: hostedStores(host), dataset: undefined, print });
  await fill(one, path.join(folder, 'file.pdf'));
  await take('backup', one);
  const manifest = await verifyBackup(path.join(folder, 'backup'));
  await restoreHosted(path.join(folder, 'backup'), manifest, { host: other, dataset: undefined, print });
  const restored = await take('restored', other);
  if (comparable(restored) !== comparable(manifest))
    throw new Error('A restored site differs from the one that was backed up.');
}
