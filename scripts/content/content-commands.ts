import { exportArchive, importArchive } from './archive.ts';
import { connect, type Dataset } from './dataset.ts';
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
  const { documents, assets } = await exportArchive(file, dataset);
  return `${documents} documents and ${assets} pictures and files of ${dataset.name} are in ${file}`;
}

async function importFrom(file: string, choice: string, dataset: Dataset): Promise<string> {
  const operation = operations.get(choice as '');
  if (!operation) throw new Error(usage);
  const count = await importArchive(file, operation, dataset);
  return `${count} documents of ${file} were taken by ${dataset.name}`;
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
