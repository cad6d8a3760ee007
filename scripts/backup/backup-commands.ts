import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Dataset } from '../content/dataset.ts';
import { readTarget, targetNames, type TargetName } from '../deploy/target.ts';
import { readSettings, root, type Settings } from '../settings/settings.ts';
import { type HostedPlace, hostedStores, restoreHosted } from './hosted.ts';
import { localStores, restoreLocal, withRunningLake } from './local.ts';
import { type Manifest, verifyBackup } from './manifest.ts';
import { findMigrations } from './migrations.ts';
import { takeBackup } from './take-backup.ts';

const usage = `Usage: npm run backup -- [folder] [--target <preview | production>]
       npm run restore -- <folder> [--target <preview | production>]`;

type Print = (line: string) => void;

type Words = { folder: string | undefined; target: TargetName | undefined };

function readWords(words: readonly string[]): Words {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { target: { type: 'string' } },
    });
    const target = targetNames.find((name) => name === values.target);
    if (positionals.length > 1 || target !== values.target) throw new Error(usage);
    return { folder: positionals[0], target };
  } catch {
    throw new Error(usage);
  }
}

/** The deployed stores and dataset of a target. Its token for content comes from the environment alone. */
function hostOf(name: TargetName): { host: HostedPlace; dataset: Dataset } {
  const target = readTarget(readSettings().agency, name);
  const dataset = connect({
    SANITY_PROJECT_ID: target.vars['SANITY_PROJECT_ID'] ?? '',
    SANITY_DATASET: target.vars['SANITY_DATASET'] ?? '',
    SANITY_API_HOST: '',
    SANITY_API_TOKEN: process.env['SANITY_API_TOKEN'] ?? '',
  });
  return { host: { name, target, where: ['--remote'] }, dataset };
}

const total = (counts: Manifest['rows']) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function describe({ documents, assets, rows, files }: Manifest): string {
  const uploads = Object.keys(files).filter((name) => name.startsWith('uploads/')).length;
  return `${documents} documents with ${assets} pictures and files, ${total(rows)} rows, ${uploads} files of visitors and owners`;
}

function takeLocal(folder: string, { environment, usesLake }: Settings, print: Print): Promise<Manifest> {
  const stores = localStores(environment['SITE_DATA_DIR'] ?? '');
  const take = () => takeBackup(folder, { stores, dataset: connect(environment), print });
  return usesLake ? withRunningLake(environment, take) : take();
}

function takeHosted(folder: string, name: TargetName, print: Print): Promise<Manifest> {
  const { host, dataset } = hostOf(name);
  return takeBackup(folder, { stores: hostedStores(host), dataset, print });
}

export async function runBackup(words: readonly string[], settings: Settings, print: Print): Promise<void> {
  const { folder: given, target } = readWords(words);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = path.resolve(root, given ?? path.join('.backups', time));
  const manifest = await (target ? takeHosted(folder, target, print) : takeLocal(folder, settings, print));
  print(`${describe(manifest)} are in ${path.relative(root, folder)}.`);
  print('It holds personal data, and no secrets: keep .env or .data/secrets.json apart from it.');
}

export async function runRestore(words: readonly string[], settings: Settings, print: Print): Promise<void> {
  const { folder: given, target } = readWords(words);
  if (given === undefined) throw new Error(usage);
  const folder = path.resolve(root, given);
  print('comparing the backup with its manifest …');
  const manifest = await verifyBackup(folder);
  findMigrations(manifest.migrations);
  if (target) await restoreHosted(folder, manifest, { ...hostOf(target), print });
  else await restoreLocal(folder, manifest, settings, print);
  print(`${describe(manifest)} are back, as of ${manifest.takenAt}.`);
}
