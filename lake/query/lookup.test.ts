import { expect, test } from 'vitest';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import { run } from './evaluate.ts';
import { literal } from './ast.ts';
import type { Node } from './ast.ts';
import { lookupEachNode, lookupNode, resolveLookup, textMatchNode } from './lookup.ts';
import type { LookupKind, Source } from './lookup.ts';

function library(): Source {
  const dataset = freshDataset();
  const reference = { _type: 'reference', _ref: 'a' };
  const documents = [
    { _id: 'a', _type: 'page', slug: { current: 'first' }, title: 'Huis' },
    { _id: 'b', _type: 'page', slug: { current: 'second' }, next: reference },
    { _id: 'c', _type: 'text', next: reference },
  ];
  dataset.commit({ steps: documents.map((document) => () => [{ create: document }]), author: 'test' });
  return dataset.view([], true);
}

const evaluated = (source: Source, tree: Node) =>
  run({ tree, once: [] }, { source, params: {}, identity: '', sanity: { projectId: 'p', dataset: 'd' } });

const ids = (result: unknown) => (result as { _id: string }[]).map(({ _id }) => _id).join('');

test.each<[LookupKind, unknown, string]>([
  ['_id', 'b', 'b'],
  ['_id', 'missing', ''],
  ['_id', ['c', 'a', 'a', 'missing'], 'ac'],
  ['_id', [], ''],
  ['_type', 'page', 'ab'],
  ['_type', 'missing', ''],
  ['_type', ['text', 'page'], 'abc'],
  ['references', 'a', 'bc'],
])('a lookup by %s of %j finds %j', (kind, value, found) => {
  const node = Array.isArray(value) ? lookupEachNode : lookupNode;
  expect(ids(evaluated(library(), node(kind, literal(value))))).toBe(found);
});

test.each<[LookupKind, unknown]>([
  ['_type', null],
  ['_id', 3],
  ['references', ['a']],
])('a lookup by %s of %j is given up for the whole dataset', (kind, value) => {
  expect(ids(evaluated(library(), lookupNode(kind, literal(value))))).toBe('abc');
  if (!Array.isArray(value))
    expect(ids(evaluated(library(), lookupEachNode(kind, literal(value))))).toBe('abc');
});

test('an ordinary reference is a document or nothing', () => {
  const source = library();
  expect(resolveLookup(source, 'a')).toBe(source.get('a'));
  expect(resolveLookup(source, 'missing')).toBeNull();
  expect(resolveLookup(source, '\u0000_type\u0001page')).toBeNull();
});

test('a text is looked for in the document at hand', () => {
  const filter = (words: string): Node => ({
    type: 'Filter',
    base: { type: 'Everything' },
    expr: textMatchNode(literal(words)),
  });
  expect(ids(evaluated(library(), filter('huis')))).toBe('a');
  expect(ids(evaluated(library(), filter('tuin')))).toBe('');
});
