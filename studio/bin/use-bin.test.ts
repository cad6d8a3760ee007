import { expect, test } from 'vitest';
import { referencesIn, withoutMissing } from './use-bin.ts';

const to = (id: string, more: object = {}) => ({ _type: 'reference', _ref: id, ...more });

const page = {
  _id: 'drafts.a',
  office: to('office'),
  author: to('gone'),
  related: [to('b', { _key: '1' }), to('gone', { _key: '2' })],
  modules: [{ _key: 'm', picture: { asset: to('image-gone') }, weak: to('gone', { _weak: true }) }],
  title: 'Gone',
  order: 0,
  hidden: null,
};

test('references are found at any depth, those that may dangle left aside', () => {
  expect(referencesIn(page)).toEqual(['office', 'gone', 'b', 'gone', 'image-gone']);
});

test('only what refers to missing documents is left out', () => {
  expect(withoutMissing(page, new Set(['office', 'b']))).toEqual({
    ...page,
    author: undefined,
    related: [to('b', { _key: '1' })],
    modules: [{ _key: 'm', picture: {}, weak: to('gone', { _weak: true }) }],
  });
  expect(withoutMissing(page, new Set(['office', 'b', 'gone', 'image-gone']))).toEqual(page);
});
