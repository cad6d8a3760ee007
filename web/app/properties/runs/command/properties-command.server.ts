import { readFile, writeFile, readdir, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { documentReasons, runReasons } from 'schemas/import-reasons.ts';
import { bundleSchema } from '../../import/bundle-schema.ts';
import { generateExport } from '../../import/generate/generate-export.ts';
import {
  parseExport,
  Unreadable,
  documentBeside,
  download,
  megabytes,
  tooLarge,
} from '../download.server.ts';
import { documentsOf, type ExportLists } from '../export-lists.ts';
import { type FoundInRecord, sendExport, type ReadDocument } from '../send-export.server.ts';
import { remoteSite, SiteProblem } from './remote-site.server.ts';
import { findingLines, summaryLines } from './run-lines.ts';
import path from 'node:path';
import { agencyDocumentsFolder, mostDocumentBytes } from '../../owner-records/owner-record.ts';

/** An export of 50,000 properties has about 250 MB; a text may have up to 512. */
const mostBytes = megabytes(450);

type ReadSource = {
  bytes: Uint8Array;
  readDocument: ReadDocument;
  documents: readonly string[];
};

async function readAddress(address: URL): Promise<ReadSource> {
  const bytes = await download(address, mostBytes);
  if (!bytes) throw new Unreadable(runReasons.silent);
  const readDocument: ReadDocument = (name) => download(documentBeside(address, name), mostDocumentBytes);
  return { bytes, readDocument, documents: [] };
}

async function readFolder(file: string): Promise<ReadSource> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) throw new Unreadable(`The file ${file} cannot be read.`);
  const folder = path.join(path.dirname(file), agencyDocumentsFolder);
  const readDocument: ReadDocument = async (name) => {
    const document = path.join(folder, name);
    const found = await stat(document).catch(() => undefined);
    if (!found?.isFile()) throw new Unreadable(documentReasons.missing);
    if (found.size > mostDocumentBytes) throw tooLarge(mostDocumentBytes);
    return readFile(document);
  };
  return { bytes, readDocument, documents: (await readdir(folder).catch(() => [])).toSorted() };
}

/** @throws Unreadable without the address, which may hold a key */
function readSource(source: string): Promise<ReadSource> {
  if (/^http:/i.test(source)) throw new Unreadable('An address must begin with https://.');
  return /^https:/i.test(source) ? readAddress(new URL(source)) : readFolder(source);
}

const sampleBundle = 'seed/sample/properties/bundle.json';

const usage = `Usage: npm run properties -- <file or https address> [--check] [--accept-removals]
       npm run properties -- generate [--count <number>] [--seed <number>] [--to <file>]

  --check             says what the site would hold or leave out, and changes nothing
  --accept-removals   lets more than a fifth of the records leave at once`;

class Misread extends Error {}

function readOptions<Options extends NonNullable<Parameters<typeof parseArgs>[0]>>(options: Options) {
  try {
    return parseArgs(options);
  } catch {
    throw new Misread();
  }
}

async function generate(args: string[]): Promise<number> {
  const { values } = readOptions({
    args,
    options: {
      count: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      to: { type: 'string', default: 'export.json' },
    },
  } as const);
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) throw new Misread();
  const sample = bundleSchema.parse(JSON.parse(await readFile(sampleBundle, 'utf8')));
  await writeFile(values.to, JSON.stringify(generateExport(sample, { count, seed })));
  console.log(`Generated ${String(count)} properties into ${values.to}.`);
  return 0;
}

function strays(lists: ExportLists, documents: readonly string[]): FoundInRecord[] {
  const listed = new Set(documentsOf(lists).map(({ name }) => name));
  return documents
    .filter((name) => !listed.has(name))
    .map((key) => ({
      list: 'OwnerRecords',
      key,
      findings: [{ level: 'field', field: 'AgencyDocuments', reason: documentReasons.stray }],
    }));
}

async function send(args: string[]): Promise<number> {
  const { values, positionals } = readOptions({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'accept-removals': { type: 'boolean', default: false },
    },
  } as const);
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0) throw new Misread();
  const { check: isCheck, 'accept-removals': acceptRemovals } = values;
  const { bytes, readDocument, documents } = await readSource(source);
  const lists = parseExport(bytes);
  const print = (record: FoundInRecord) => {
    for (const line of findingLines(record)) console.log(line);
  };
  strays(lists, documents).forEach(print);
  const { SANITY_STUDIO_SITE_URL: address = '', PROPERTIES_SECRET: secret = '' } = process.env;
  const site = remoteSite(address, secret);
  const run = await site.open({ isWhole: true, isCheck });
  const options = { readDocument, isCheck, acceptRemovals, onRecord: print };
  const summary = await sendExport(lists, run, site, options);
  for (const line of summaryLines(summary, isCheck)) console.log(line);
  return summary.counts.held > 0 || summary.state !== 'done' ? 1 : 0;
}

/** Exit codes: 0 all of it is on the site, 1 something is held or waits for a person, 2 nothing was sent. */
async function run([first, ...rest]: string[]): Promise<number> {
  try {
    return first === 'generate' ? await generate(rest) : await send([first ?? '', ...rest].filter(Boolean));
  } catch (error) {
    if (error instanceof Misread) console.error(usage);
    else if (error instanceof Unreadable || error instanceof SiteProblem) console.error(error.message);
    else throw error;
    return 2;
  }
}

process.exitCode = await run(process.argv.slice(2));
