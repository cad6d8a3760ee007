import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { deepFreeze } from '../document.ts';
import type { Doc, JsonObject } from '../document.ts';

const document = deepFreeze<Doc>({
  _id: 'a',
  _type: 'page',
  _rev: 'r1',
  _createdAt: 'then',
  _updatedAt: 'then',
  title: 'Title',
  count: 1,
  nested: { deep: { value: 1 } },
  list: [{ _key: 'y', n: 2 }],
  words: ['a', 'b', 'c'],
});

function changed(patch: JsonObject): JsonObject {
  const after = applyPatch(document, patch);
  const names = new Set([...Object.keys(document), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].filter((name) => after[name] !== document[name]).map((name) => [name, after[name]]),
  );
}

test.each<[string, JsonObject, JsonObject]>([
  ['set', { set: { title: 'New' } }, { title: 'New' }],
  ['set deep, making what is missing', { set: { 'other.inner': 1 } }, { other: { inner: 1 } }],
  ['setIfMissing adds what is not', { setIfMissing: { subtitle: 'New' } }, { subtitle: 'New' }],
  [
    'set by key',
    { set: { 'list[_key=="y"].n': 9, 'list[_key=="none"].n': 9 } },
    { list: [{ _key: 'y', n: 9 }] },
  ],
  ['unset', { unset: ['title', 'missing'] }, { title: undefined }],
  [
    'inc and dec',
    { inc: { count: 2 }, dec: { 'nested.deep.value': 1 } },
    { count: 3, nested: { deep: { value: 0 } } },
  ],
  ['insert before', { insert: { before: 'words[0]', items: ['z'] } }, { words: ['z', 'a', 'b', 'c'] }],
  [
    'insert after the last',
    { insert: { after: 'words[-1]', items: ['d'] } },
    { words: ['a', 'b', 'c', 'd'] },
  ],
  ['a text patch', { diffMatchPatch: { title: '@@ -1,5 +1,6 @@\n Title\n+s\n' } }, { title: 'Titles' }],
])('%s', (_name, patch, expected) => expect(changed(patch)).toEqual(expected));

test('the attributes of the store cannot be patched', () => {
  const set = { _id: 'b', _type: 'other', _rev: 'mine', _createdAt: 'now', _updatedAt: 'now' };
  expect(changed({ set })).toEqual({});
  expect(changed({ unset: ['_id', '_type', '_rev'] })).toEqual({});
});

test('a patch for another revision is refused, one for this revision is not', () => {
  expect(() => applyPatch(document, { ifRevisionID: 'r0', set: { title: 'New' } })).toThrow(
    'unexpected revision ID ("r1")',
  );
  expect(applyPatch(document, { ifRevisionID: 'r1', set: { title: 'New' } })['title']).toBe('New');
});

test.each([
  { set: { 'a[[': 1 } },
  { set: 5 },
  { insert: { items: [] } },
  { insert: { after: 'list[0]' } },
  { unset: 'title' },
  { unset: [5] },
  { diffMatchPatch: { title: 'nonsense' } },
])('what cannot be read is refused: %j', (patch) =>
  expect(() => applyPatch(document, patch)).toThrow('Invalid patch'),
);
