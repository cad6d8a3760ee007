import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deepFreeze, isObject } from '../../store/document.ts';
import type { Doc } from '../../store/document.ts';
import { lensFor } from '../../store/views/perspective.ts';
import { View } from '../../store/views/view.ts';
import type { Params } from '../parse.ts';

const file = join(import.meta.dirname, '../../../../shared/conformance/groq/suite.ndjson');

export const suiteIsPresent = existsSync(file);

export type Case = {
  id: string;
  query: string;
  params: Params;
  valid: boolean;
  result: unknown;
  documents: Doc[];
};

type DatasetRow = { _type: 'dataset'; _id: string; documents: Doc[] };

type TestRow = {
  _type: 'test';
  _id: string;
  query: string;
  params: Params | null;
  valid: boolean;
  result: unknown;
  dataset: { _ref: string };
};

export function readSuite(): Case[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = lines.map((line) => JSON.parse(line) as DatasetRow | TestRow);
  const datasets = new Map(
    rows.map((row) => [row._id, row._type === 'dataset' ? deepFreeze(row.documents) : []]),
  );
  return rows.flatMap((row) => {
    if (row._type !== 'test') return [];
    const { _id: id, query, valid, result } = row;
    return [
      { id, query, params: row.params ?? {}, valid, result, documents: datasets.get(row.dataset._ref) ?? [] },
    ];
  });
}

const views = new Map<readonly Doc[], View>();

export function viewOf(documents: readonly Doc[]): View {
  let view = views.get(documents);
  if (!view) {
    const byId = new Map(documents.map((document) => [document._id, document]));
    view = new View(lensFor('raw', true), byId.keys(), (id) => byId.get(id));
    views.set(documents, view);
  }
  return view;
}

/** Compares by the suite's rules: numbers within a millionth, and the rank of a score in place of its value. */
export function agrees(expected: unknown, given: unknown): boolean {
  const plain: unknown = JSON.parse(JSON.stringify(given ?? null));
  return equal(expected, Array.isArray(expected) && expected.some(hasPosition) ? ranked(plain) : plain);
}

function hasPosition(value: unknown): boolean {
  return isObject(value) && '_pos' in value;
}

function ranked(result: unknown): unknown {
  if (!Array.isArray(result)) return result;
  const items = result.filter(isObject);
  const scores = [...new Set(items.map((item) => Number(item['_score'])))].sort((a, b) => b - a);
  return items.map(({ _score, ...rest }) => ({ ...rest, _pos: scores.indexOf(Number(_score)) + 1 }));
}

function equal(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));
  }
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && equal(a[key], b[key]));
  }
  return a === b;
}
