import { expect, test } from 'vitest';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import { resolveLookup } from './lookup.ts';
import { run } from './evaluate.ts';
import { literal } from './ast.ts';
import type { Node } from './ast.ts';
import { lookupNode, onceNode, textMatchNode } from './lookup.ts';
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
  ['id', 'b', 'b'],
  ['id', 'missing', ''],
  ['ids', ['c', 'a', 'a', 'missing'], 'ac'],
  ['ids', [], ''],
  ['type', 'page', 'ab'],
  ['type', 'missing', ''],
  ['types', ['text', 'page'], 'abc'],
  ['slug', 'second', 'b'],
  ['reference', 'a', 'bc'],
])('a lookup by %s of %j finds %j', (kind, value, found) => {
  expect(ids(evaluated(library(), lookupNode(kind, literal(value))))).toBe(found);
});

test.each<[LookupKind, unknown]>([
  ['type', null],
  ['slug', 3],
  ['reference', ['a']],
  ['ids', 'a'],
  ['types', null],
])('a lookup by %s of %j is given up for the whole dataset', (kind, value) => {
  expect(ids(evaluated(library(), lookupNode(kind, literal(value))))).toBe('abc');
});

test('without indexes the whole dataset is scanned', () => {
  const { documents, get } = library();
  expect(ids(evaluated({ documents, get }, lookupNode('type', literal('page'))))).toBe('abc');
});

test('an ordinary reference is a document or nothing', () => {
  const source = library();
  const never = () => null;
  expect(resolveLookup(source, 'a', never)).toBe(source.get('a'));
  expect(resolveLookup(source, 'missing', never)).toBeNull();
  expect(resolveLookup(source, '\u0000type\u0001page', never)).toBeNull();
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

test('a numbered subquery is read by its number', () => {
  const asked: number[] = [];
  const key = (onceNode(3)['base'] as { attributes: { value: Node }[] }).attributes[0]?.value;
  const text = evaluated(library(), key ?? literal(null));
  resolveLookup(library(), String(text), (place) => asked.push(place));
  expect(asked).toEqual([3]);
});
