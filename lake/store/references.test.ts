import { expect, test } from 'vitest';
import { referencedIds, strongReferences } from './references.ts';

const document = {
  _id: 'a',
  _type: 'page',
  author: { _type: 'reference', _ref: 'ann' },
  related: [
    { _key: '1', _ref: 'b' },
    { _key: '2', _ref: 'c', _weak: true },
  ],
  deep: { modules: [{ picture: { asset: { _ref: 'image-1' } } }] },
  elsewhere: { _type: 'globalDocumentReference', _ref: 'dataset:x.y:z' },
  other: { _ref: 'far', _projectId: 'p' },
  text: 'no reference',
  none: null,
};

test('references are found at any depth', () => {
  expect([...referencedIds(document)].sort()).toEqual(['ann', 'b', 'c', 'dataset:x.y:z', 'far', 'image-1']);
});

test('strong are those that are not weak and stay in the dataset', () => {
  expect([...strongReferences(document)].sort()).toEqual(['ann', 'b', 'image-1']);
});

test('what a reference carries with it is not searched', () => {
  expect([...referencedIds({ a: { _ref: 'x', inner: { _ref: 'y' } } })]).toEqual(['x']);
});

test('a document that is gone refers to nothing', () => {
  expect(strongReferences(null).size).toBe(0);
  expect(referencedIds(undefined).size).toBe(0);
});
