import { expect, test } from 'vitest';
import type { Doc } from '../document.ts';
import { insertSorted, removeSorted, SortedIndex, startingWith } from './sorted-index.ts';

const doc = (id: string, tags: string[] = []): Doc => ({
  ...{ _id: id, _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' },
  tags,
});

const ids = (documents: readonly Doc[]) => documents.map(({ _id }) => _id).join('');

const byTag = () => new SortedIndex((document) => document['tags'] as string[]);

test('documents are put in their place, and one of the same id is replaced', () => {
  const list: Doc[] = [];
  for (const id of ['m', 'a', 'z', 'c']) insertSorted(list, doc(id));
  expect(ids(list)).toBe('acmz');
  const newer = doc('c', ['new']);
  insertSorted(list, newer);
  expect([ids(list), list[1]]).toEqual(['acmz', newer]);
});

test('removing what is there or not', () => {
  const list = [doc('a'), doc('b'), doc('c')];
  removeSorted(list, 'b');
  removeSorted(list, 'x');
  removeSorted(list, '');
  expect(ids(list)).toBe('ac');
});

test('ids with a prefix are found between their neighbours', () => {
  const list = ['a', 'd', 'd.1', 'd.2', 'd0', 'e'].map((id) => doc(id));
  expect(startingWith(list, 'd.').map(({ _id }) => _id)).toEqual(['d.1', 'd.2']);
  expect(startingWith(list, 'x.')).toEqual([]);
});

test('an index finds by any of the keys, in the order of ids', () => {
  const index = byTag();
  index.fill([doc('a', ['x', 'y']), doc('c', ['x'])]);
  index.add(doc('b', ['x', 'z']));
  expect([ids(index.get('x')), ids(index.get('y')), ids(index.get('z')), ids(index.get('none'))]).toEqual([
    'abc',
    'a',
    'b',
    '',
  ]);
});

test('what is removed is found by none of its keys', () => {
  const index = byTag();
  const a = doc('a', ['x', 'y']);
  index.add(a);
  index.add(doc('b', ['x']));
  index.remove(a);
  index.remove(doc('never', ['x', 'q']));
  expect([ids(index.get('x')), ids(index.get('y'))]).toEqual(['b', '']);
});

test('a union has every document once', () => {
  const index = byTag();
  index.fill([doc('a', ['x', 'y']), doc('b', ['y']), doc('c', ['z'])]);
  expect(ids(index.union(['z', 'y', 'x', 'none', 'x']))).toBe('abc');
});
