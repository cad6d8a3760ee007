import { createReadStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { connect, type Dataset, knock } from './dataset.ts';
import { errorMessage } from '../process/run-command.ts';
import type { Environment } from '../settings/settings.ts';
import { runStep } from '../process/steps.ts';

const usage = `Usage: npm run content -- export <file.tar.gz>
       npm run content -- import <file.tar.gz> [--missing | --replace]
       npm run content -- push-seed`;

const operations = new Map([
  ['', 'create'],
  ['--missing', 'createIfNotExists'],
  ['--replace', 'createOrReplace'],
] as const);

async function exportTo(file: string, dataset: Dataset): Promise<string> {
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
    return `${documentCount} documents and ${assetCount} pictures and files of ${dataset.name} are in ${file}`;
  } catch (error) {
    throw new Error(`${dataset.name} was not exported: ${errorMessage(error)}`, { cause: error });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 409;
}

async function importFrom(file: string, choice: string, dataset: Dataset): Promise<string> {
  const operation = operations.get(choice as '');
  if (!operation) throw new Error(usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  await knock(dataset);
  try {
    const { numDocs } = await sanityImport(createReadStream(file), { client: dataset.client, operation });
    return `${numDocs} documents of ${file} were taken by ${dataset.name}`;
  } catch (error) {
    const reason = isConflict(error)
      ? 'some of its documents exist there. Add --missing to keep those, or --replace to overwrite them.'
      : errorMessage(error);
    throw new Error(`${file} was not imported into ${dataset.name}: ${reason}`, { cause: error });
  }
}

async function pushSeed({ environment }: Dataset): Promise<string> {
  const step = { title: 'pushing the seed', script: 'seed/main.ts', args: ['--missing'], env: environment };
  const { isGood, output } = await runStep(step);
  if (!isGood) throw new Error(output.trim());
  return output.trim();
}

export async function runContentCommand(
  words: readonly string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  const [verb, file, choice = '', ...rest] = words;
  const isFileVerb = file !== undefined && rest.length === 0;
  if (verb === 'export' && isFileVerb && choice === '') print(await exportTo(file, connect(environment)));
  else if (verb === 'import' && isFileVerb) print(await importFrom(file, choice, connect(environment)));
  else if (verb === 'push-seed' && words.length === 1) print(await pushSeed(connect(environment)));
  else throw new Error(usage);
}
