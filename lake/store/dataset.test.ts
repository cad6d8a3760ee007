import { expect, test } from 'vitest';
import { freshDataset, freshFolder } from '../testing/fresh-lake.test-data.ts';
import { openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import type { Commit } from './transactions/stage.ts';
import type { Mutation } from './transactions/mutation.ts';

const request = (...mutations: Mutation[]) => ({
  steps: mutations.map((mutation) => () => [mutation]),
  author: 'ann',
});

const page = (id: string, more: object = {}): Mutation => ({ create: { _id: id, _type: 'page', ...more } });

test('stored documents are frozen all the way down', () => {
  const dataset = freshDataset();
  dataset.commit(request(page('a', { list: [{ deep: { value: 1 } }] })));
  const stored = dataset.get('a') as unknown as { list: [{ deep: { value: number } }] };
  expect(() => (stored.list[0].deep.value = 2)).toThrow(TypeError);
  expect(Object.isFrozen(stored)).toBe(true);
});

test('a commit tells its watchers what was and what is, in order', () => {
  const dataset = freshDataset();
  const seen: Commit[] = [];
  const stop = dataset.watch((commit) => seen.push(commit));
  dataset.commit({ ...request(page('a'), page('b')), transactionId: 't1' });
  dataset.commit({ ...request({ delete: { id: 'a' } }), transactionId: 't2' });
  stop();
  dataset.commit(request(page('c')));
  expect(seen.map(({ transactionId, author }) => [transactionId, author])).toEqual([
    ['t1', 'ann'],
    ['t2', 'ann'],
  ]);
  expect([...(seen[0]?.changes.keys() ?? [])]).toEqual(['a', 'b']);
  expect(seen[1]?.changes.get('a')).toMatchObject({ before: { _rev: 't1' }, after: null });
});

test('changes of one document within a transaction are one change', () => {
  const dataset = freshDataset();
  const seen: Commit[] = [];
  dataset.watch((commit) => seen.push(commit));
  dataset.commit(
    request(page('a'), { patch: { id: 'a', set: { n: 1 } } }, { patch: { id: 'a', inc: { n: 1 } } }),
  );
  const change = seen[0]?.changes.get('a');
  expect(change).toMatchObject({ before: null, after: { n: 2 } });
  expect(change?.mutations).toHaveLength(3);
});

test('what is made and removed in one transaction leaves nothing and is not told of', () => {
  const dataset = freshDataset();
  const seen: Commit[] = [];
  dataset.watch((commit) => seen.push(commit));
  dataset.commit(request(page('a'), { delete: { id: 'a' } }));
  expect(dataset.get('a')).toBeUndefined();
  expect(seen[0]?.changes.size).toBe(0);
});

test('a refused commit changes neither memory nor disk nor views', () => {
  const folder = freshFolder();
  const database = openDatabase(folder);
  const dataset = new Dataset(database, 'production');
  dataset.commit(request(page('a')));
  const before = [...dataset.view([], true).documents];
  expect(() => dataset.commit(request(page('b'), page('a')))).toThrow('already exists');
  expect(dataset.view([], true).documents).toEqual(before);
  expect(new Dataset(database, 'production').get('b')).toBeUndefined();
  database.close();
});

test('when storing fails, nothing is changed', () => {
  const database = openDatabase(freshFolder());
  const failing = new Dataset(database, 'production');
  database.exec(
    `CREATE TRIGGER full BEFORE INSERT ON transactions BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
  );
  expect(() => failing.commit(request(page('a')))).toThrow('the disk is full');
  expect(failing.get('a')).toBeUndefined();
  expect(new Dataset(database, 'production').get('a')).toBeUndefined();
  database.close();
});

test('a dataset is as it was when it is opened again', () => {
  const folder = freshFolder();
  const first = openDatabase(folder);
  const dataset = new Dataset(first, 'production');
  dataset.commit(request(page('a', { title: 'A' }), page('b')));
  dataset.commit(request({ delete: { id: 'b' } }, { patch: { id: 'a', set: { title: 'AA' } } }));
  const stored = dataset.get('a');
  first.close();
  const second = openDatabase(folder);
  const reopened = new Dataset(second, 'production');
  expect([reopened.get('a'), reopened.get('b')]).toEqual([stored, undefined]);
  expect(new Dataset(second, 'staging').get('a')).toBeUndefined();
  second.close();
});

test('a transaction that was stored before a restart gets the same response after it', () => {
  const folder = freshFolder();
  const first = openDatabase(folder);
  const send = { ...request(page('a')), transactionId: 'once' };
  const answer = new Dataset(first, 'production').commit(send);
  first.close();
  const second = openDatabase(folder);
  const again = new Dataset(second, 'production').commit(send);
  expect(again).toMatchObject({ transactionId: 'once', results: answer.results });
  expect(again.documentOf('a')).toMatchObject({ _id: 'a' });
  second.close();
});

test('many deletes at once are checked together', () => {
  const dataset = freshDataset();
  const chain = Array.from({ length: 300 }, (_, index) =>
    page(`n${index}`, index > 0 ? { next: { _type: 'reference', _ref: `n${index - 1}` } } : {}),
  );
  dataset.commit(request(...chain));
  dataset.commit(request(...chain.map((_, index) => ({ delete: { id: `n${index}` } }))));
  expect(dataset.view('raw', true).documents).toEqual([]);
});

test('views of perspectives no longer requested are dropped, and built again on request', () => {
  const dataset = freshDataset();
  dataset.commit({ steps: [() => [{ create: { _id: 'a', _type: 'page' } }]], author: 'test' });
  const first = dataset.view(['first'], true);
  const published = dataset.view([], true);
  for (let index = 0; index < 50; index += 1) {
    dataset.view([`r${index}`], true);
    expect(dataset.view([], true)).toBe(published);
  }
  expect(dataset.view(['first'], true)).not.toBe(first);
  expect(dataset.view(['first'], true).documents).toHaveLength(1);
});
