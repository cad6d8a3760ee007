import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBundle, writeWhole } from './bundle-file.server.ts';
import type { Problem } from './import-problem.ts';
import { readExport, type ImportOptions } from './read-export.ts';

/** Refuses more: an export of 10,000 properties has about 100 MB. */
const mostBytes = 200_000_000;
const patience = 60_000;

export type ImportTask = Omit<ImportOptions, 'previous'> & {
  source: string;
  file: string;
  /** Receives what only owners may read. */
  ownersFile: string;
  isDryRun?: boolean;
};

export type ImportReport =
  { problems: Problem[] } | { problems: []; total: number; added: number[]; removed: number[] };

class Unreadable extends Error {}

async function download(address: string): Promise<string> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Unreadable(`cannot be read: the server answered ${response.status}`);
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) throw new Unreadable(`is larger than ${mostBytes} bytes`);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the code from the cause, where fetch hides it. */
function codeOf(error: unknown): string {
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return inner instanceof Error && 'code' in inner ? String(inner.code) : 'unknown error';
}

/** Omits the address from errors, because it may hold a key. */
async function load(source: string): Promise<unknown> {
  try {
    const text = /^https?:\/\//i.test(source) ? await download(source) : await readFile(source, 'utf8');
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    if (error instanceof SyntaxError) throw new Unreadable(`is no JSON: ${error.message}`);
    throw new Unreadable(`cannot be read: ${codeOf(error)}`);
  }
}

/** Imports wholly or not at all. */
export async function importProperties(task: ImportTask): Promise<ImportReport> {
  let input: unknown;
  try {
    input = await load(task.source);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { problems: [{ record: 'Export', field: '', reason: error.message }] };
  }
  const result = readExport(input, { ...task, previous: await readBundle(task.file) });
  if (!result.bundle) return { problems: result.problems };
  if (task.isDryRun !== true) {
    // The private file first: what it says of a property the bundle lacks is shown to nobody.
    await mkdir(path.dirname(task.ownersFile), { recursive: true });
    await writeWhole(task.ownersFile, result.ownerRecords);
    await writeWhole(task.file, result.bundle);
  }
  const { added, removed } = result;
  return { problems: [], total: result.bundle.Properties.length, added, removed };
}
