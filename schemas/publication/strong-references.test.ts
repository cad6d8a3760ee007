import { expect, test } from 'vitest';
import { strongReferences } from './strong-references.ts';

const to = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });

test('references are found at any depth, each once', () => {
  const document = { _id: 'a', office: to('b'), modules: [{ slider: to('c') }, { slider: to('b') }] };
  expect(strongReferences(document)).toEqual(['b', 'c']);
});

test('a weak reference needs nothing, unless it only waits for its target to be published', () => {
  const waiting = { _weak: true, _strengthenOnPublish: { type: 'page' } };
  const staysWeak = { _weak: true, _strengthenOnPublish: { type: 'page', weak: true } };
  expect(strongReferences([to('a', { _weak: true }), to('b', waiting), to('c', staysWeak)])).toEqual(['b']);
});

test('text and empty values need nothing', () => {
  expect(strongReferences({ _id: 'a', title: 'b', list: [], nothing: null })).toEqual([]);
});
