import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundleSchema, type Bundle } from './bundle-schema.ts';
import { readIndex, writeIndex } from '../catalogue/records/index-parts.ts';
import { propertyIndexOf } from '../catalogue/records/property-index.ts';
import type { PropertyRecord } from '../model/record.ts';

/** The bundle of the build, and the file of those that are too large for it. */
export type BundleFiles = { file: string; databaseFile: string };

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns undefined without a file; throws on an invalid bundle. */
export async function readBundle({ file, databaseFile }: BundleFiles): Promise<Bundle | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const bundle = bundleSchema.parse(JSON.parse(text));
  return bundle.Store === 'database' ? await readLines(databaseFile) : bundle;
}

async function readLines(file: string): Promise<Bundle | undefined> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const lines: StoredLine[] = [];
  for await (const line of createInterface({ input: createReadStream(file) }))
    lines.push(JSON.parse(line) as StoredLine);
  return bundleOfLines(lines);
}

/** Writes a bundle where its size belongs. */
export async function writeBundle({ file, databaseFile }: BundleFiles, bundle: Bundle): Promise<void> {
  if (isForDatabase(bundle)) {
    await replaceFile(databaseFile, storedLines(bundle));
    await writeWhole(file, emptyBundle);
    return;
  }
  await writeWhole(file, bundle);
  await rm(databaseFile, { force: true });
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Removes temporary files and folders of killed imports. */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  for (const name of await readdir(folder)) {
    const owner = name.startsWith(prefix) && /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1];
    if (owner && !isRunning(Number(owner)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Replaces the file atomically, so that readers see all of it even when this process is killed. */
export function writeWhole(file: string, content: unknown): Promise<void> {
  return replaceFile(file, [JSON.stringify(content, null, 2)]);
}

async function replaceFile(file: string, lines: Iterable<string>): Promise<void> {
  await removeLeftovers(file);
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const stream = createWriteStream(draft);
    for (const line of lines) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    stream.end();
    await once(stream, 'close');
    // Without this a power cut may leave the new name on an empty file.
    const handle = await open(draft, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A worker ends at ten megabytes, and each thousand of properties takes 1.2 of them and its share of the start. */
const mostInBuild = 1000;

/** Decides where the site reads its properties from. */
const isForDatabase = ({ Properties }: Pick<Bundle, 'Properties'>): boolean =>
  Properties.length > mostInBuild;

/** Stands in the build for a bundle that lies in the database. */
const emptyBundle: Bundle = {
  Store: 'database',
  Properties: [],
  PropertyTypes: [],
  Cities: [],
  Projects: [],
  Neighbourhoods: [],
  Categories: [],
  Brokers: [],
  Terms: [],
  Gone: [],
  Changed: [],
};

export type StoredLine = { record: PropertyRecord } | { part: string };

/** A bundle as the rows of its database, one for each line of a file. */
export function* storedLines(bundle: Bundle): Generator<string> {
  for (const record of bundle.Properties) yield JSON.stringify({ record } satisfies StoredLine);
  for (const part of writeIndex(propertyIndexOf(bundle))) yield JSON.stringify({ part } satisfies StoredLine);
}

function bundleOfLines(lines: readonly StoredLine[]): Bundle {
  const parts = lines.flatMap((line) => ('part' in line ? [line.part] : []));
  const Properties = lines.flatMap((line) => ('record' in line ? [line.record] : []));
  return { ...readIndex(parts).lists, Properties };
}
