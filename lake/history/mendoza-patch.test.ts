import { applyPatch, incremental } from 'mendoza';
import { expect, test } from 'vitest';
import { patchBetween } from './mendoza-patch.ts';

const item = (key: string, more: object = {}) => ({ _key: key, _type: 'module', ...more });

const changes: [string, unknown, unknown][] = [
  ['a new document', null, { _id: 'a', title: 'One' }],
  ['a deleted document', { _id: 'a', title: 'One' }, null],
  ['nothing', { a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] }],
  ['a field more, a field less', { a: 1, b: 2, z: 3 }, { b: 2, c: [1], z: 3 }],
  ['a value of another type', { a: 'text', b: [1], c: {} }, { a: ['text'], b: { one: 1 }, c: null }],
  ['fields within fields', { a: { b: { c: 1, d: 2 }, e: 3 } }, { a: { b: { c: 1, d: 4 }, f: 5 } }],
  ['an emptied text and list', { text: 'some', list: [1, 2] }, { text: '', list: [] }],
  ['a text and a list that were empty', { text: '', list: [] }, { text: 'some', list: [1, 2] }],
  ['words in the middle', { text: 'a house with a garden' }, { text: 'a house and a large garden' }],
  ['repeated letters', { text: 'aaaa' }, { text: 'aaaaaa' }],
  ['letters of several bytes', { text: 'café à la crème' }, { text: 'café au lait à la crème brûlée' }],
  ['halves of the same emoji', { text: 'x😀y' }, { text: 'x😁y' }],
  ['emoji with the same end', { text: '\u{1F600}' }, { text: '\u{1FA00}' }],
  [
    'items moved and changed',
    { l: [item('a'), item('b'), item('c')] },
    { l: [item('c'), item('a', { t: 'x' })] },
  ],
  ['items without a key', { l: ['a', 'b', 'b', 'c'] }, { l: ['b', 'new', 'c', 'c', 'b'] }],
  ['lists within items', { l: [item('a', { l: [1, 2] })] }, { l: [item('a', { l: [2, 3] }), item('b')] }],
  ['a key that became a plain value', { l: [item('a')] }, { l: ['key a', item('a')] }],
  ['names that sort by code', { b: 1, B: 2, é: 3, _a: 4 }, { b: 1, B: 5, é: 6, _a: 7 }],
];

test.each(changes)('%s is described both ways', (_name, before, after) => {
  expect(applyPatch(before, patchBetween(before, after))).toEqual(after);
  expect(applyPatch(after, patchBetween(after, before))).toEqual(before);
});

test.each(changes)(
  '%s is understood by the patcher that the Studio uses for its list of changes',
  (_name, before, after) => {
    const patched = incremental.applyPatch(
      incremental.wrap(before, 'old'),
      patchBetween(before, after),
      'new',
    );
    expect(incremental.unwrap(patched)).toEqual(after);
  },
);

test('only what changed is described', () => {
  const long = 'A text of some length that does not change. '.repeat(20);
  const before = { list: [item('a', { text: long }), item('b', { text: long })], text: long, title: 'One' };
  const after = {
    ...before,
    list: [item('a', { text: long }), item('b', { text: `${long}!` })],
    title: 'Two',
  };
  expect(patchBetween(before, before)).toEqual([]);
  expect(JSON.stringify(patchBetween(before, after)).length).toBeLessThan(100);
});
