import { expect, test } from 'vitest';
import { localized } from 'schemas/publication/example.test-data.ts';
import { type Deletion, binDays, binEntries, binMutations, draftOf, oldestInBin } from './deletion.ts';

const page = {
  _id: 'a',
  _type: 'page',
  _rev: 'r1',
  _createdAt: '2026-01-01',
  _updatedAt: '2026-02-01',
  title: localized({ nl: 'Verkopen' }),
};

const deleted = { typeTitle: 'Page', transactionId: 't1', timestamp: '2026-03-02', userName: 'Ann' };

const deletion = (documentId: string, deletedAt: string, more: Partial<Deletion> = {}): Deletion => ({
  _id: `deleted.${deletedAt}.${documentId}`,
  ...{ documentId, documentType: 'page', title: documentId, deletedAt, deletedBy: 'Ann' },
  ...{ wasPublished: true, isBack: false, ...more },
});

test('a document and its draft that are deleted together are one entry', () => {
  const published = binMutations({ ...deleted, previous: page });
  const draft = binMutations({ ...deleted, previous: { ...page, _id: 'drafts.a' } });
  expect(published[0]).toEqual(draft[0]);
  expect(published[0]).toEqual({
    createIfNotExists: {
      ...{ _id: 'deleted.t1.a', _type: 'deletedDocument', documentId: 'a', documentType: 'page' },
      ...{ title: 'Verkopen', deletedAt: '2026-03-02', deletedBy: 'Ann' },
    },
  });
  expect(published[1]).toMatchObject({ patch: { set: { published: JSON.stringify(page) } } });
  expect(draft[1]).toMatchObject({
    patch: { id: 'deleted.t1.a', set: { draft: expect.any(String) as string } },
  });
});

test('the bin lists each document once, newest first, without those that came back', () => {
  const deletions = [
    deletion('a', '2026-01-01'),
    deletion('a', '2026-01-03'),
    deletion('b', '2026-01-02'),
    deletion('back', '2026-01-04', { isBack: true }),
  ];
  expect(binEntries(deletions).map(({ _id }) => _id)).toEqual([
    'deleted.2026-01-03.a',
    'deleted.2026-01-02.b',
  ]);
});

test('a document comes back as a draft with its latest content', () => {
  const published = JSON.stringify(page);
  const draft = JSON.stringify({ ...page, _id: 'drafts.a', title: localized({ nl: 'Nieuwer' }) });
  const { _type, _createdAt, title } = page;
  expect(draftOf('a', { published })).toEqual({ _id: 'drafts.a', _type, _createdAt, title });
  expect(draftOf('a', { published, draft })).toMatchObject({
    title: localized({ nl: 'Nieuwer' }),
  });
  expect(draftOf('a', {})).toBeUndefined();
});

test('the bin forgets after its days', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  expect(Date.parse(oldestInBin(now))).toBe(now - binDays * 86_400_000);
});
