import { expect, test } from 'vitest';
import {
  draftIdOf,
  isDraftId,
  isPublicId,
  isValidId,
  publishedIdOf,
  randomId,
  releaseOf,
  versionIdOf,
} from './ids.ts';

test.each(['a', 'page-home', 'drafts.a', 'versions.r1.a', '0', 'A_b', 'image-abc-1x1-png', 'x'.repeat(128)])(
  '%s is a document id',
  (id) => {
    expect(isValidId(id)).toBe(true);
  },
);

test.each(['', '-a', '.a', 'a.', 'a b', 'a/b', 'ä', 'a\u0000', 'x'.repeat(129)])('%j is none', (id) => {
  expect(isValidId(id)).toBe(false);
});

test.each([
  ['a', 'a', null],
  ['drafts.a', 'a', null],
  ['drafts.a.b', 'a.b', null],
  ['versions.spring.a', 'a', 'spring'],
  ['versions.spring.a.b', 'a.b', 'spring'],
  ['versions.a', 'versions.a', null],
  ['secrets.a', 'secrets.a', null],
])('%s belongs to %s, in the release %s', (id, published, release) =>
  expect([publishedIdOf(id), releaseOf(id)]).toEqual([published, release]),
);

test('drafts and versions are named after the published document', () => {
  expect(draftIdOf('a')).toBe('drafts.a');
  expect(draftIdOf('drafts.a')).toBe('drafts.a');
  expect(draftIdOf('versions.spring.a')).toBe('drafts.a');
  expect(versionIdOf('drafts.a', 'spring')).toBe('versions.spring.a');
});

test('only drafts are drafts, and only ids without a dot are public', () => {
  expect([isDraftId('drafts.a'), isDraftId('draft.a'), isDraftId('a')]).toEqual([true, false, false]);
  expect([isPublicId('a'), isPublicId('drafts.a'), isPublicId('x.a')]).toEqual([true, false, false]);
});

test('random ids are valid and differ', () => {
  const ids = Array.from({ length: 200 }, randomId);
  expect(ids.every(isValidId)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
