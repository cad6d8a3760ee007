import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './query/evaluate.ts';
import { parseQuery } from './query/parse.ts';
import type { Params } from './query/parse.ts';
import { openDatabase } from './store/database.ts';
import { Dataset } from './store/dataset.ts';
import type { JsonObject } from './store/document.ts';

const sizes = [1000, 5000];
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

const searchQuery = `*[_type in ["page", "property"] && [@, _id] match text::query($words)]
  | score(boost(title match text::query($words), 10)) | order(_score desc) [0...50]{_id, _type, _score}`;

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
  { name: 'search in the Studio', query: searchQuery, params: { words: 'renov*' } },
];

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
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

const columns = sizes.map((size) => new Map(measure(size)));
const names = [...(columns[0]?.keys() ?? [])];
const header = ['median, ms'.padEnd(38), ...sizes.map((size) => `${size} documents`.padStart(16))].join('');
const rows = names.map((name) =>
  [name.padEnd(38), ...columns.map((column) => (column.get(name) ?? 0).toFixed(2).padStart(16))].join(''),
);
process.stdout.write(`${[header, ...rows].join('\n')}\n`);
