import { expect, test } from 'vitest';
import { parseQuery } from '../query/parse.ts';
import type { Doc } from '../store/document.ts';
import type { Commit, StagedChange } from '../store/transactions/stage.ts';
import { eventsOf } from './listener.ts';
import type { ListenSettings } from './listener.ts';

const doc = (id: string, more: object = {}): Doc => ({
  ...{ _id: id, _type: 'page', _rev: 'r1', _createdAt: '', _updatedAt: '' },
  ...more,
});

function commitOf(...changes: [Doc | null, Doc | null][]): Commit {
  const entries = changes.map(([before, after]): [string, StagedChange] => {
    const id = (after ?? before)?._id ?? '';
    return [id, { before, after, mutations: [{ delete: { id } }] }];
  });
  return {
    dataset: 'production',
    transactionId: 't1',
    timestamp: 'now',
    author: 'ann',
    changes: new Map(entries),
  };
}

function listening(filter: string, more: Partial<ListenSettings> = {}): ListenSettings {
  return {
    parsed: parseQuery(filter, more.params ?? {}),
    params: {},
    identity: 'ann',
    privateToo: true,
    includeResult: true,
    includePreviousRevision: false,
    includeMutations: true,
    includeAllVersions: false,
    mendozaEffects: false,
    sanity: { projectId: 'p', dataset: 'production' },
    read: () => undefined,
    ...more,
  };
}

const transitions = (commit: Commit, settings: ListenSettings) =>
  eventsOf(commit, settings).map(({ documentId, transition }) => [documentId, transition]);

test.each<[string, Doc | null, Doc | null, string | null]>([
  ['made', null, doc('a', { on: true }), 'appear'],
  ['made, not matching', null, doc('a'), null],
  ['changed within', doc('a', { on: true }), doc('a', { on: true, n: 1 }), 'update'],
  ['come to match', doc('a'), doc('a', { on: true }), 'appear'],
  ['no longer matching', doc('a', { on: true }), doc('a'), 'disappear'],
  ['deleted', doc('a', { on: true }), null, 'disappear'],
  ['deleted, never matching', doc('a'), null, null],
])('%s', (_name, before, after, transition) => {
  const expected = transition === null ? [] : [['a', transition]];
  expect(transitions(commitOf([before, after]), listening('*[on == true]'))).toEqual(expected);
});

test('a filter may be a count, an element or a projection: it holds when there is something', () => {
  const commit = commitOf([null, doc('a', { title: 'T' })]);
  expect(transitions(commit, listening('*[_id == "a"][0]'))).toHaveLength(1);
  expect(transitions(commit, listening('*[_id == "a"]{title}'))).toHaveLength(1);
  expect(transitions(commit, listening('*[_id == "b"][0].title'))).toHaveLength(0);
  expect(transitions(commit, listening('count(*[_id == "b"]) > 0'))).toHaveLength(0);
});

test('references of a filter are followed in the dataset, the document itself as it was or is', () => {
  const author = doc('ann', { _type: 'author', name: 'Ann' });
  const read = (id: string) => (id === 'ann' ? author : undefined);
  const page = doc('a', { by: { _ref: 'ann' }, self: { _ref: 'a' }, on: true });
  expect(transitions(commitOf([null, page]), listening('*[by->name == "Ann"]', { read }))).toEqual([
    ['a', 'appear'],
  ]);
  expect(transitions(commitOf([page, doc('a')]), listening('*[self->on]', { read }))).toEqual([
    ['a', 'disappear'],
  ]);
});

test('private documents and versions are for those who request them and may', () => {
  const commit = commitOf([null, doc('a')], [null, doc('drafts.a')], [null, doc('versions.r.a')]);
  const ids = (more: Partial<ListenSettings>) => transitions(commit, listening('*', more)).map(([id]) => id);
  expect(ids({})).toEqual(['a', 'drafts.a']);
  expect(ids({ includeAllVersions: true })).toEqual(['a', 'drafts.a', 'versions.r.a']);
  expect(ids({ privateToo: false, includeAllVersions: true })).toEqual(['a']);
});

test('events are numbered among those of this listener', () => {
  const commit = commitOf([null, doc('x')], [null, doc('a', { on: true })], [null, doc('b', { on: true })]);
  expect(
    eventsOf(commit, listening('*[on]')).map((event) => [
      event.eventId,
      event['transactionCurrentEvent'],
      event['transactionTotalEvents'],
    ]),
  ).toEqual([
    ['t1#a', 1, 2],
    ['t1#b', 2, 2],
  ]);
});

test('what an event carries follows the settings', () => {
  const [before, after] = [doc('a', { n: 1 }), doc('a', { _rev: 't1', n: 2 })];
  const [event] = eventsOf(
    commitOf([before, after]),
    listening('*', { includePreviousRevision: true, mendozaEffects: true }),
  );
  expect(event).toEqual({
    eventId: 't1#a',
    documentId: 'a',
    transactionId: 't1',
    transition: 'update',
    identity: 'ann',
    timestamp: 'now',
    visibility: 'query',
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    previousRev: 'r1',
    resultRev: 't1',
    mutations: [{ delete: { id: 'a' } }],
    result: after,
    previous: before,
    effects: { apply: [17, 2, 'n'], revert: [17, 1, 'n'] },
  });
  const [bare] = eventsOf(
    commitOf([before, after]),
    listening('*', { includeResult: false, includeMutations: false }),
  );
  expect(bare).not.toHaveProperty('result');
  expect(bare).not.toHaveProperty('previous');
  expect(bare).not.toHaveProperty('effects');
  expect(bare).toMatchObject({ mutations: [] });
});
