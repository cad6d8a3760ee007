import { expect, test } from 'vitest';
import { freshDataset } from '../testing/fresh-lake.test-data.ts';
import type { Mutation } from '../store/transactions/mutation.ts';
import { documentEvents } from './document-events.ts';

const page = (id: string): Mutation => ({ createOrReplace: { _id: id, _type: 'page' } });
const edited = (id: string, title: string): Mutation => ({ patch: { id, set: { title } } });
const removed = (id: string): Mutation => ({ delete: { id } });

function lifeOf(documentId: string, ...transactions: Mutation[][]) {
  const dataset = freshDataset();
  transactions.forEach((mutations, index) =>
    dataset.commit({ steps: [() => mutations], author: 'ann', transactionId: `t${index}` }),
  );
  const versionId = documentId === 'a' ? 'drafts.a' : documentId;
  const entries = ['a', versionId].flatMap((id) => dataset.history.entriesOf(id));
  return documentEvents(documentId, entries, {
    published: dataset.get('a') !== undefined,
    versionRev: dataset.get(versionId)?._rev ?? null,
  });
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

test('a page that is made, edited and published twice', () => {
  const events = lifeOf(
    'drafts.a',
    [page('drafts.a')],
    [edited('drafts.a', 'One')],
    [page('a'), removed('drafts.a')],
    [page('drafts.a'), edited('drafts.a', 'Two')],
    [page('a'), removed('drafts.a')],
  );
  const draft = { documentId: 'a', versionId: 'drafts.a', author: 'ann' };
  const publish = { type: 'publishDocumentVersion', publishCause: 'document.publish', ...draft };
  expect(events).toMatchObject([
    { ...publish, revisionId: 't4', versionRevisionId: 't3' },
    { ...draft, type: 'createDocumentVersion', versionRevisionId: 't3' },
    { ...publish, revisionId: 't2', versionRevisionId: 't1' },
    { ...draft, type: 'createDocumentVersion', versionRevisionId: 't0' },
  ]);
  expect(events.every(({ timestamp }) => !Number.isNaN(Date.parse(timestamp)))).toBe(true);
});

test('a page that was written directly names no draft', () => {
  const [event, ...rest] = lifeOf('drafts.a', [page('a')]);
  expect(event).toMatchObject({ type: 'publishDocumentVersion', revisionId: 't0' });
  expect(event).not.toHaveProperty('versionRevisionId');
  expect(rest).toEqual([]);
});

test('a discarded draft is told as deleted, also when nothing is left', () => {
  expect(lifeOf('drafts.a', [page('a')], [page('drafts.a')], [removed('drafts.a')])).toMatchObject([
    { type: 'deleteDocumentVersion', versionRevisionId: 't1' },
    { type: 'createDocumentVersion' },
    { type: 'publishDocumentVersion' },
  ]);
  expect(typesOf(lifeOf('drafts.a', [page('drafts.a')], [removed('drafts.a')]))).toEqual([
    'deleteDocumentVersion',
    'createDocumentVersion',
  ]);
});

test('unpublishing names the draft that stays, new or not', () => {
  const unpublish = { type: 'unpublishDocument', versionId: 'drafts.a' };
  const [fresh] = lifeOf('drafts.a', [page('a')], [page('drafts.a'), removed('a')]);
  expect(fresh).toMatchObject({ ...unpublish, versionRevisionId: 't1' });
  const [kept] = lifeOf(
    'drafts.a',
    [page('a')],
    [page('drafts.a')],
    [removed('a')],
    [edited('drafts.a', 'x')],
  );
  expect(kept).toMatchObject({ ...unpublish, versionRevisionId: 't1' });
});

test('a page that is deleted with its draft is one event', () => {
  const events = lifeOf('drafts.a', [page('a')], [page('drafts.a')], [removed('a'), removed('drafts.a')]);
  expect(typesOf(events)[0]).toBe('deleteDocumentGroup');
  const again = lifeOf('drafts.a', [page('a')], [removed('a')], [page('drafts.a')]);
  expect(typesOf(again)).toEqual(['createDocumentVersion', 'deleteDocumentGroup', 'publishDocumentVersion']);
});

test('of a published document only what the public met is told', () => {
  const events = lifeOf(
    'a',
    [page('drafts.a')],
    [page('a'), removed('drafts.a')],
    [page('drafts.a')],
    [removed('drafts.a')],
    [removed('a')],
  );
  expect(typesOf(events)).toEqual(['deleteDocumentGroup', 'publishDocumentVersion']);
});

test('a version of a release has a life of its own', () => {
  const events = lifeOf('versions.r1.a', [page('a')], [page('drafts.a')], [page('versions.r1.a')]);
  expect(events).toMatchObject([
    { type: 'createDocumentVersion', versionId: 'versions.r1.a', documentId: 'a' },
    { type: 'publishDocumentVersion', versionId: 'versions.r1.a' },
  ]);
});
