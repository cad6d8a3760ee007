import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BundleFiles, readBundle, writeBundle, writeWhole } from './bundle-file.server.ts';
import { isAddress, sourceOf } from './agency-documents/document-source.server.ts';
import { stageDocuments } from './agency-documents/stage-documents.server.ts';
import { codeOf, download, Unreadable } from './download.server.ts';
import type { Problem } from './import-problem.ts';
import { readExport, type ImportOptions } from './read-export.ts';

/** Refuses more: an export of 50,000 properties has about 250 MB, and one text takes up to 512. */
const mostBytes = 450_000_000;

export type ImportTask = Omit<ImportOptions, 'previous'> &
  BundleFiles & {
    source: string;
    /** Receives what only owners may read. */
    ownersFile: string;
    isDryRun?: boolean;
  };

export type ImportReport =
  | { problems: Problem[] }
  | {
      problems: [];
      total: number;
      added: number[];
      removed: number[];
      /** Texts that another language stands in for. */
      missing: Problem[];
    };

/** Omits the address from errors, because it may hold a key. */
async function load(source: string): Promise<unknown> {
  try {
    const text = isAddress(source)
      ? (await download(source, mostBytes)).toString('utf8')
      : await readFile(source, 'utf8');
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
  const result = readExport(input, { ...task, previous: await readBundle(task) });
  if (!result.bundle) return { problems: result.problems };
  const folder = path.dirname(task.ownersFile);
  const documents = await stageDocuments(sourceOf(task.source), result.ownerRecords, folder);
  if (documents.problems.length > 0 || task.isDryRun === true) await documents.discard();
  if (documents.problems.length > 0) return { problems: documents.problems };
  if (task.isDryRun !== true) {
    // Private records first: those of a property that the bundle lacks are shown to no one.
    await documents.replace();
    await writeWhole(task.ownersFile, result.ownerRecords);
    await writeBundle(task, result.bundle);
  }
  const { added, removed, missing } = result;
  return { problems: [], total: result.bundle.Properties.length, added, removed, missing };
}
