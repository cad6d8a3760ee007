import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { type Catalogue, catalogueOf } from '../catalogue/create-catalogue.ts';
import type { Bundle } from '../import/bundle-schema.ts';
import { generateExport } from '../import/generate/generate-export.ts';
import type { LiveIndex } from '../store/live-index.ts';
import {
  storeIndexParts,
  readChanges,
  readLiveIndex,
  recordsInDatabase,
} from '../store/record-versions.server.ts';
import { applyBatch, endRun, openRun } from '../sync/pipeline.server.ts';
import type { Sync } from '../sync/sync.ts';
import data from '../../../../seed/sample/properties/bundle.json' with { type: 'json' };

const unchecked: unknown = data;
const sample = unchecked as Bundle;
const many = 50_000;
const atOnce = 100;
const source = { system: 'file', account: '' };

async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function print(id: string, of: string, value: number): void {
  console.log(JSON.stringify({ id, of, value }));
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function megabytesInUse(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
}

const sync: Sync = {
  database: emptyDatabase(),
  clock: () => new Date(),
  lawSettings: () => Promise.resolve({}),
  copyPictures: (record) => Promise.resolve({ record, findings: [] }),
};
const { database } = sync;

async function fill(): Promise<void> {
  const { Properties, ...lists } = generateExport(sample, { count: many, seed: 1 });
  const run = await openRun(sync, source, { isWhole: true });
  await applyBatch(sync, run, { ...lists, OwnerRecords: [] });
  for (let from = 0; from < many; from += atOnce)
    await applyBatch(sync, run, { Properties: Properties.slice(from, from + atOnce) });
  await endRun(sync, run);
  await storeIndexParts(database);
}

const show = (index: LiveIndex): Catalogue =>
  catalogueOf(index, recordsInDatabase(database, index.revision), []);

const filters = (run: number) => ({ city: ['Leuven|3000'], type: ['1'], maxPrice: [String(400_000 + run)] });

async function ask(catalogue: Catalogue, run: number): Promise<void> {
  const query = { goal: 'sale' as const, filters: filters(run) };
  await catalogue.list({ ...query, limit: 24, language: 'nl' });
  catalogue.facets(query);
}

async function average(runs: number, work: (run: number) => unknown): Promise<number> {
  for (let run = 0; run < 50; run += 1) await work(-run - 1);
  const total = await cpuMilliseconds(async () => {
    for (let run = 0; run < runs; run += 1) await work(run);
  });
  return total / runs;
}

print('upsert', 'in a run', (await cpuMilliseconds(fill)) / many);

const empty = megabytesInUse();
let index: LiveIndex | undefined;
let catalogue: Catalogue | undefined;
const start = await cpuMilliseconds(async () => {
  index = await readLiveIndex(database);
  catalogue = show(index);
  await ask(catalogue, 0);
});
if (!index || !catalogue) throw new Error('The store cannot be read.');
print('start', 'list', start);
print('memory', 'catalogue', megabytesInUse() - empty);

const shown = catalogue;
const ids = shown.ids({});
print(
  'growth',
  'list',
  await average(200, (run) => shown.list({ goal: 'sale', filters: filters(run), limit: 24, language: 'nl' })),
);
print(
  'growth',
  'counts',
  await average(200, (run) => shown.facets({ goal: 'sale', filters: filters(run + 1000) })),
);
print(
  'growth',
  'similar',
  await average(200, (run) => shown.similar({ id: ids[Math.abs(run) * 37] ?? '', limit: 4, language: 'nl' })),
);

const [changed] = await recordsInDatabase(database, index.revision).read([ids[0] ?? '']);
const run = await openRun(sync, source, { isWhole: false });
print(
  'upsert',
  'alone',
  await average(100, (count) =>
    applyBatch(sync, run, { Properties: [{ ...changed, Price: 300_000 + count * 10 }] }),
  ),
);

let last = index;
let snapshots = 0;
const changes = 20;
print(
  'snapshot',
  'list',
  (await cpuMilliseconds(async () => {
    for (; snapshots < changes; snapshots += 1) {
      await applyBatch(sync, run, { Properties: [{ ...changed, Price: 500_000 + snapshots * 10 }] });
      last = await readChanges(database, last);
      await ask(show(last), 0);
    }
  })) / changes,
);
