import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from '../settings/settings.ts';

/** Raised when older commands could not restore what newer ones write. */
const format = 1;

const manifestName = 'manifest.json';

export type Manifest = {
  format: number;
  version: string;
  takenAt: string;
  /** Names its origin: `local`, or a target of `deploy/wrangler.json`. */
  source: string;
  /** Names of the migrations that the database has, the oldest first. */
  migrations: readonly string[];
  documents: number;
  assets: number;
  rows: Readonly<Record<string, number>>;
  files: Readonly<Record<string, { bytes: number; sha256: string }>>;
};

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile() && name !== manifestName)
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}

async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Record<string, { bytes: number; sha256: string }> = {};
  for (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    files[name] = { bytes: statSync(file).size, sha256: await sha256Of(file) };
  }
  return files;
}

function versionOfSite(): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Describes everything in the folder, and writes that there last. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'source' | 'migrations' | 'documents' | 'assets' | 'rows'>,
): Promise<Manifest> {
  const files = await describeFiles(folder);
  const takenAt = new Date().toISOString();
  const manifest = { format, version: versionOfSite(), takenAt, ...about, files };
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/** @throws Error that names the first files that are missing, added or changed */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, manifestName);
  if (!existsSync(file)) throw new Error(`${folder} is no backup: it has no ${manifestName}.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (manifest.format !== format)
    throw new Error(`${folder} was written by another version of this command: its format is not ${format}.`);
  const found = await describeFiles(folder);
  const names = [...new Set([...Object.keys(manifest.files), ...Object.keys(found)])];
  const wrong = names.filter((name) => manifest.files[name]?.sha256 !== found[name]?.sha256);
  if (wrong.length > 0)
    throw new Error(
      `${folder} is damaged: ${wrong.slice(0, 5).join(', ')} ${wrong.length === 1 ? 'differs' : 'differ'} from its manifest.`,
    );
  return manifest;
}
