import { expect, test } from 'vitest';
import { pairVersions, publishedId } from './versions.ts';

test('a draft takes precedence over the published document, whichever comes first', () => {
  const [draft, published] = [{ _id: 'drafts.a' }, { _id: 'a' }];
  const pair = { id: 'a', draft, published, present: draft };
  expect(pairVersions([draft, published])).toEqual([pair]);
  expect(pairVersions([published, draft])).toEqual([pair]);
});

test('documents without a draft and those never published are listed alone', () => {
  const [draft, published] = [{ _id: 'drafts.a' }, { _id: 'b' }];
  expect(pairVersions([published, draft])).toEqual([
    { id: 'b', published, present: published },
    { id: 'a', draft, present: draft },
  ]);
});

test('a document has one id, whether it is a draft or not', () => {
  expect(publishedId('drafts.page-home')).toBe('page-home');
  expect(publishedId('page-home')).toBe('page-home');
});
