import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './query/evaluate.ts';
import { parseQuery } from './query/parse.ts';
import type { Params } from './query/parse.ts';
import { openTabs, studioOrigin } from './bench-tabs.ts';
import { startLake } from './server.ts';
import { openDatabase } from './store/database.ts';
import { Dataset } from './store/dataset.ts';
import type { JsonObject } from './store/document.ts';

const sizes = [1000, 10_000];
const rounds = 60;

const sentences = 'Ruime woning met tuin en garage, dicht bij station en scholen, volledig gerenoveerd. ';

function documentNumber(index: number): JsonObject {
  const shared = {
    _id: `d-${index}`,
    slug: { _type: 'slug', current: `slug-${index}` },
    text: sentences.repeat(12),
  };
  if (index % 10 > 0)
    return {
      ...shared,
      _type: 'property',
      price: (index * 7919) % 900_000,
      city: `City ${index % 40}`,
      tags: ['a', 'b'],
    };
  const module = (key: number) => ({
    _key: `m${key}`,
    _type: 'articleModule',
    title: [{ _key: 'nl', language: 'nl', value: `Titel ${key}` }],
    link: { _type: 'reference', _ref: `d-${(index + key) % 50}`, _weak: true },
  });
  return { ...shared, _type: 'page', title: `Pagina ${index}`, modules: [1, 2, 3, 4, 5].map(module) };
}

const projection = '{_type, _id, _originalId, "orderings": [_updatedAt]}';

const listQuery = `*[_type == $type]${projection} | order(orderings[0] desc) [0...$limit]`;

/** The shape of the search of Studio 6, which scores every document of its types. */
const searchQuery = `*[_type in $types]
  | score(boost(_type in ["page"] && title match text::query($words), 10),
    ([@, _id] match text::query($words) || references($words)))[_score > 0]
  {_type, _id, _originalId, "orderings": [_score]} | order(orderings[0] desc) [0...$limit]`;

const types = ['page', 'property'];

/** Requests of a Studio, through HTTP. */
const requests: { name: string; query: string; params: Params }[] = [
  { name: 'list of a type', query: listQuery, params: { type: 'property', limit: 100 } },
  {
    name: 'list of a type, scrolled to its end',
    query: listQuery,
    params: { type: 'property', limit: 2000 },
  },
  {
    name: 'search for a word of every document',
    query: searchQuery,
    params: { types, words: 'renov*', limit: 101 },
  },
  { name: 'search for a word of one', query: searchQuery, params: { types, words: 'slug-777', limit: 101 } },
  {
    name: 'count of drafts',
    query: 'count(*[_id in path("drafts.**") && _type in $types])',
    params: { types },
  },
  { name: 'count of a type', query: 'count(*[_type == "property"])', params: {} },
  { name: 'what refers to a document', query: '*[references($id)]{_id, _type}', params: { id: 'd-20' } },
];

const cases: { name: string; query: string; params: Params }[] = [
  {
    name: 'page by slug with modules[]->',
    query:
      '*[_type == "page" && slug.current == $slug][0]{title, modules[]{..., "link": link->{slug, title}}}',
    params: { slug: 'slug-500' },
  },
  {
    name: '24 properties, filtered and ordered',
    query:
      '*[_type == "property" && price > $least && city == $city] | order(price desc) [0...24]{_id, price, city, slug}',
    params: { least: 100_000, city: 'City 7' },
  },
];

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function timeLater(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Five tabs of the Studio, on a lake of a given size. */
async function measureTabs(size: number): Promise<[string, number][]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  const database = openDatabase(dataDir);
  const documents = Array.from({ length: size }, (_, index) => documentNumber(index));
  const steps = documents.map((document) => () => [{ create: document }]);
  new Dataset(database, 'production').commit({ steps, author: 'bench' });
  database.close();
  const started = performance.now();
  const lake = await startLake({ port: 0, dataDir, projectId: 'bench', studioOrigins: [studioOrigin] });
  const start = performance.now() - started;
  const tabs = await openTabs(lake);
  try {
    const rows: [string, number][] = [['start of the lake', start]];
    for (const { name, query, params } of requests)
      rows.push([name, await timeLater(() => tabs.query(query, params))]);
    const times: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      const typed = await tabs.type(round);
      const published = await tabs.publish(round);
      const measured = {
        'typing, stored': typed.responded,
        'typing, seen in five tabs': typed.known,
        'publish, stored': published.responded,
        'publish, seen in five tabs': published.known,
      };
      for (const [name, milliseconds] of Object.entries(measured)) (times[name] ??= []).push(milliseconds);
    }
    return [...rows, ...Object.entries(times).map(([name, all]): [string, number] => [name, median(all)])];
  } finally {
    tabs.close();
    await lake.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function time(work: (round: number) => void): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    work(round);
    times.push(performance.now() - start);
  }
  return median(times);
}

function measure(size: number): [string, number][] {
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'));
  const database = openDatabase(folder);
  try {
    const dataset = new Dataset(database, 'production');
    const documents = Array.from({ length: size }, (_, index) => documentNumber(index));
    dataset.commit({ steps: documents.map((document) => () => [{ create: document }]), author: 'bench' });
    const runQuery = (query: string, params: Params) => {
      const sanity = { projectId: 'bench', dataset: 'production' };
      return JSON.stringify(
        run(parseQuery(query, params).plan, { source: dataset.view([], true), params, identity: '', sanity }),
      );
    };
    const edit = (round: number) => {
      const patch = { id: 'd-10', set: { title: `Pagina ${round}` } };
      dataset.commit({ steps: [() => [{ patch }]], author: 'bench' });
    };
    const queries = cases.map(({ name, query, params }): [string, number] => [
      name,
      time(() => runQuery(query, params)),
    ]);
    const commit = time(edit);
    const [first] = cases;
    const afterWrite = time((round) => {
      edit(round);
      if (first) runQuery(first.query, first.params);
    });
    return [...queries, ['commit', commit], ['commit and first query after it', afterWrite]];
  } finally {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const columns: Map<string, number>[] = [];
for (const size of sizes) columns.push(new Map([...measure(size), ...(await measureTabs(size))]));
const names = [...(columns[0]?.keys() ?? [])];
const header = ['median, ms'.padEnd(38), ...sizes.map((size) => `${size} documents`.padStart(16))].join('');
const rows = names.map((name) =>
  [name.padEnd(38), ...columns.map((column) => (column.get(name) ?? 0).toFixed(2).padStart(16))].join(''),
);
process.stdout.write(`${[header, ...rows].join('\n')}\n`);
