import { createReadStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { type Dataset, knock } from './dataset.ts';
import { errorMessage } from '../process/run-command.ts';

type ArchiveCounts = { documents: number; assets: number };

/** Writes a dataset with its drafts, pictures and files into a `.tar.gz` as Sanity's own tool does. */
export async function exportArchive(file: string, dataset: Dataset): Promise<ArchiveCounts> {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file or move it away.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`${file} cannot be written: there is no folder ${folder}.`);
  await knock(dataset);
  // An interrupted export must not look complete.
  const unfinished = `${file}.unfinished`;
  try {
    const { documentCount, assetCount } = await exportDataset({
      client: dataset.client,
      dataset: dataset.client.config().dataset ?? '',
      outputPath: unfinished,
    });
    renameSync(unfinished, file);
    return { documents: documentCount, assets: assetCount };
  } catch (error) {
    throw new Error(`${dataset.name} was not exported: ${errorMessage(error)}`, { cause: error });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 409;
}

type Operation = 'create' | 'createIfNotExists' | 'createOrReplace';

export async function importArchive(file: string, operation: Operation, dataset: Dataset): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  await knock(dataset);
  try {
    const { numDocs } = await sanityImport(createReadStream(file), { client: dataset.client, operation });
    return numDocs;
  } catch (error) {
    const reason = isConflict(error)
      ? 'some of its documents exist there. Add --missing to keep those, or --replace to overwrite them.'
      : errorMessage(error);
    throw new Error(`${file} was not imported into ${dataset.name}: ${reason}`, { cause: error });
  }
}

/** @throws Error for a dataset that holds anything already, and when fewer documents arrived than the backup has */
export async function fillDataset(
  file: string,
  dataset: Dataset,
  expected: { documents: number; assets: number },
): Promise<void> {
  const count = () =>
    dataset.client.fetch<number>('count(*[!(_id in path("_.**"))])', {}, { perspective: 'raw' });
  const present = await count();
  if (present > 0)
    throw new Error(
      `${dataset.name} holds ${present} documents. Content is restored into an empty dataset only: create one and name it.`,
    );
  await importArchive(file, 'create', dataset);
  const arrived = await count();
  const wanted = expected.documents + expected.assets;
  if (arrived !== wanted)
    throw new Error(`${dataset.name} took ${arrived} of ${wanted} documents and files of the backup.`);
}
