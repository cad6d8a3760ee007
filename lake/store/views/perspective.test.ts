import { expect, test } from 'vitest';
import { anonymous, freshClient } from '../../testing/fresh-lake.test-data.ts';
import { readPerspective } from './perspective.ts';

const documents = [
  { _id: 'a', _type: 'page', title: 'a' },
  { _id: 'drafts.a', _type: 'page', title: 'a draft' },
  { _id: 'drafts.b', _type: 'page', title: 'b draft' },
  { _id: 'c', _type: 'page', title: 'c' },
  { _id: 'versions.spring.c', _type: 'page', title: 'c spring' },
  { _id: 'secret.d', _type: 'page', title: 'd' },
];

const query = '*{_id, _originalId, title}';

test('published shows what is published, private documents to those who are known', async () => {
  const client = await freshClient(...documents);
  const titles = (await client.fetch<{ title: string }[]>(query)).map(({ title }) => title);
  expect(titles).toEqual(['a', 'c', 'd']);
});

test('drafts lie over published documents under the published id', async () => {
  const client = await freshClient(...documents);
  expect(await client.fetch(query, {}, { perspective: 'drafts' })).toEqual([
    { _id: 'a', _originalId: 'drafts.a', title: 'a draft' },
    { _id: 'b', _originalId: 'drafts.b', title: 'b draft' },
    { _id: 'c', _originalId: 'c', title: 'c' },
    { _id: 'secret.d', _originalId: 'secret.d', title: 'd' },
  ]);
});

test('several perspectives are layers, the first on top', async () => {
  const client = await freshClient(...documents);
  const titles = await client.fetch<string[]>('*.title', {}, { perspective: ['spring', 'drafts'] });
  expect(titles).toEqual(['a draft', 'b draft', 'c spring', 'd']);
  expect(await client.fetch('*.title', {}, { perspective: ['spring'] })).toEqual(['a', 'c spring', 'd']);
});

test('raw shows every document as it is stored', async () => {
  const client = await freshClient(...documents);
  expect(await client.fetch('*._id', {}, { perspective: 'raw' })).toEqual(
    documents.map(({ _id }) => _id).sort(),
  );
});

test('an anonymous user sees published, undotted documents in every perspective', async () => {
  const client = anonymous(await freshClient(...documents));
  for (const perspective of ['raw', 'published', 'drafts', ['spring', 'drafts']] as const) {
    const seen = await client.fetch<string[]>('*.title', {}, { perspective: perspective as never });
    expect(seen).toEqual(['a', 'c']);
  }
  expect(await client.getDocument('drafts.a')).toBeUndefined();
});

test('a reference in the drafts perspective leads to the draft', async () => {
  const client = await freshClient(...documents, {
    _id: 'e',
    _type: 'link',
    to: { _type: 'reference', _ref: 'a' },
  });
  const target = (perspective: 'drafts' | 'published') =>
    client.fetch('*[_type == "link"][0].to->title', {}, { perspective });
  expect(await target('drafts')).toBe('a draft');
  expect(await target('published')).toBe('a');
});

test('without a perspective older versions of the API mean raw', () => {
  expect(readPerspective(null, '2025-02-19')).toEqual([]);
  expect(readPerspective(null, 'X')).toEqual([]);
  expect(readPerspective(null, '2024-01-01')).toBe('raw');
  expect(readPerspective(null, '1')).toBe('raw');
});

test('the old name of drafts is understood, nonsense refused', () => {
  expect(readPerspective('previewDrafts', '1')).toEqual(['drafts']);
  expect(readPerspective('drafts,published', '1')).toEqual(['drafts']);
  expect(() => readPerspective('raw,drafts', '1')).toThrow('Invalid perspective');
  expect(() => readPerspective('a/b', '1')).toThrow('Invalid perspective');
});
