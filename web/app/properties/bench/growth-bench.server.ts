import { appendFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { type Catalogue, catalogueOf, createCatalogue } from '../catalogue/create-catalogue.ts';
import { readIndex } from '../catalogue/records/index-parts.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { generateExport } from '../import/generate/generate-export.ts';
import { isForDatabase, storedLines } from '../import/stored-import.ts';
import { readParts, recordsInDatabase } from '../store/property-rows.server.ts';
import data from '../../../../seed/properties/bundle.json' with { type: 'json' };
import { storedIn, testedGeneration } from '../store/stored-catalogue.test-data.ts';

const sizes = [50, 5000, 50_000];
const seed = 1;
const cardsPerPage = 24;
const runs = 20;
const unchecked: unknown = data;
const sample = unchecked as Bundle;

function generatedBundle(count: number): Bundle {
  const { PropertyTypes, Cities, Properties } = generateExport(sample, { count, seed });
  return { ...sample, PropertyTypes, Cities, Properties };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

async function cpuOf(work: () => unknown, times = 1): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) await work();
  return milliseconds(process.cpuUsage(before)) / times;
}

/** Warmed up, as the pages of a running site are. */
async function warm(work: () => unknown): Promise<number> {
  for (let count = 0; count < 5; count += 1) await work();
  return cpuOf(work, runs);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function heapMegabytes(): Promise<number> {
  // Memory of the last step is collected only after it.
  await setImmediate();
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function figuresOf(catalogue: Catalogue, count: number) {
  let price = 600_000;
  const filters = () => ({ city: ['Gent|9000', 'Leuven|3000'], radius: ['30'], maxPrice: [String(price++)] });
  const page = (query: Parameters<Catalogue['ids']>[0]) =>
    catalogue.summaries(catalogue.ids(query).slice(0, cardsPerPage), 'nl');
  let reference = 0;
  const next = () => String(100_000 + ((reference += 7919) % count));
  const all = catalogue.ids({});
  return {
    growthList: await warm(() => page({ goal: 'sale', filters: filters(), sort: 'price-up' })),
    growthFacets: await warm(() => catalogue.facets({ goal: 'sale', filters: filters() })),
    growthProperty: await warm(() => catalogue.find(next(), 'fr')),
    growthSimilar: await warm(() => catalogue.similar({ id: next(), language: 'nl', limit: 4 })),
    growthSearch: await warm(() => catalogue.search('mechlen', { language: 'nl' })),
    growthSitemap: await cpuOf(() => catalogue.summaries(all.slice(0, 1000), 'nl')),
  };
}

const rounded = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(2))]));

type Opened = { open: () => Catalogue | Promise<Catalogue>; size: number };

async function measure({ open, size }: Opened): Promise<Record<string, number>> {
  const [before, from] = [await heapMegabytes(), process.cpuUsage()];
  const catalogue = await open();
  const growthStart = milliseconds(process.cpuUsage(from));
  const growthMemory = (await heapMegabytes()) - before;
  return { growthStart, growthMemory, ...(await figuresOf(catalogue, size)) };
}

function record(size: number, figures: Record<string, number>): void {
  const file = process.env['FIGURES_FILE'];
  if (!file) return;
  const of = `${String(size)} properties`;
  for (const [id, value] of Object.entries(figures))
    appendFileSync(file, `${JSON.stringify({ id, of, value })}\n`);
}

/** Prints the cost of a site by its number of properties, in the build and in the database, for one seed. */
for (const size of sizes) {
  const bundle = generatedBundle(size);
  const text = JSON.stringify(bundle);
  const place = isForDatabase(bundle) ? 'database' : 'build';
  console.log(`\n${String(size)} properties: the importer puts them into the ${place}`);
  const inBuild = `${megabytes(text.length)}, compressed ${megabytes(gzipSync(text).length)}`;
  console.log(`in the build they are ${inBuild}; in the database the build has none`);
  const writing = await cpuOf(() => [...storedLines(bundle)].length);
  const database = await storedIn(bundle);
  const kinds = {
    build: () => createCatalogue(JSON.parse(text) as Bundle),
    database: async () =>
      catalogueOf(
        readIndex(await readParts(database, testedGeneration)),
        recordsInDatabase(database, testedGeneration),
        [],
      ),
  };
  const rows: Record<string, Record<string, number>> = {};
  for (const [kind, open] of Object.entries(kinds)) {
    const figures = await measure({ open, size });
    rows[kind] = rounded(figures);
    if (kind === place) record(size, figures);
  }
  console.table(rows);
  console.log(`writing the rows of an import: ${writing.toFixed(0)} ms`);
}
