import { expect, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { Dataset } from '../store/dataset.ts';
import type { Mutation } from '../store/transactions/mutation.ts';
import { freshDataset, freshFolder } from '../testing/fresh-lake.test-data.ts';
import type { Moment } from './history.ts';

const commit = (dataset: Dataset, transactionId: string, ...mutations: Mutation[]) =>
  dataset.commit({ steps: mutations.map((mutation) => () => [mutation]), author: 'ann', transactionId });

const page = (id: string, title: string): Mutation => ({ create: { _id: id, _type: 'page', title } });
const titled = (id: string, title: string): Mutation => ({ patch: { id, set: { title } } });
const removed = (id: string): Mutation => ({ delete: { id } });

const at = (dataset: Dataset, id: string, moment: Moment) =>
  dataset.history.documentAt(id, dataset.get(id) ?? null, moment);

test('each revision of a document can be read again, exactly as it was', () => {
  const dataset = freshDataset();
  const states = ['One', 'Two', 'Three'].map((title, index) => {
    commit(dataset, `t${index}`, index === 0 ? page('a', title) : titled('a', title));
    return dataset.get('a');
  });
  commit(dataset, 't3', removed('a'));
  states.forEach((state, index) => expect(at(dataset, 'a', { revision: `t${index}` })).toEqual(state));
  expect(at(dataset, 'a', { revision: 't3' })).toBeNull();
  expect(at(dataset, 'a', { revision: 'unknown' })).toBeNull();
});

test('a document is also told as it was when another one changed', () => {
  const dataset = freshDataset();
  commit(dataset, 't0', page('a', 'One'));
  const first = dataset.get('a');
  commit(dataset, 't1', page('b', 'Other'));
  commit(dataset, 't2', titled('a', 'Two'));
  expect(at(dataset, 'a', { revision: 't1' })).toEqual(first);
  expect(at(dataset, 'b', { revision: 't0' })).toBeNull();
});

test('a document that was made again has both its lives', () => {
  const dataset = freshDataset();
  commit(dataset, 't0', page('a', 'One'));
  commit(dataset, 't1', removed('a'));
  commit(dataset, 't2', page('a', 'Two'));
  expect(at(dataset, 'a', { revision: 't0' })).toMatchObject({ title: 'One', _rev: 't0' });
  expect(at(dataset, 'a', { revision: 't1' })).toBeNull();
  expect(at(dataset, 'a', { revision: 't2' })).toMatchObject({ title: 'Two' });
});

test('only the newest transactions are stored, and the revision they begin from', () => {
  const folder = freshFolder();
  const first = openDatabase(folder);
  const dataset = new Dataset(first, 'production', { keptTransactions: 2 });
  commit(dataset, 't0', page('a', 'One'));
  ['Two', 'Three', 'Four'].forEach((title, index) => commit(dataset, `t${index + 1}`, titled('a', title)));
  first.close();
  const second = openDatabase(folder);
  const reopened = new Dataset(second, 'production', { keptTransactions: 2 });
  expect(at(reopened, 'a', { revision: 't1' })).toMatchObject({ title: 'Two', _rev: 't1' });
  expect(at(reopened, 'a', { revision: 't0' })).toBeNull();
  expect(at(reopened, 'a', { time: '2000-01-01T00:00:00.000Z' })).toBeNull();
  expect(second.prepare('SELECT count(*) AS n FROM changes').get()).toEqual({ n: 2 });
  expect(second.prepare('SELECT count(*) AS n FROM transactions').get()).toEqual({ n: 2 });
  second.close();
});

test('old transactions also leave a lake that never restarts', () => {
  const database = openDatabase(freshFolder());
  const dataset = new Dataset(database, 'production', { keptTransactions: 5 });
  for (let count = 0; count < 1000; count += 1)
    commit(dataset, `t${count}`, { createOrReplace: { _id: 'a', _type: 'page', count } });
  expect(database.prepare('SELECT count(*) AS n FROM changes').get()).toEqual({ n: 5 });
  database.close();
});

test('documents that were stored before there was a history have their present revision', () => {
  const database = openDatabase(freshFolder());
  const old = { _id: 'a', _type: 'page', _rev: 'r0', _createdAt: '2020-01-01', _updatedAt: '2020-01-01' };
  database
    .prepare('INSERT INTO documents (dataset, id, body) VALUES (?, ?, ?)')
    .run('production', 'a', JSON.stringify(old));
  const dataset = new Dataset(database, 'production');
  expect(at(dataset, 'a', { revision: 'r0' })).toEqual(old);
  commit(dataset, 't0', titled('a', 'New'));
  expect(at(dataset, 'a', { revision: 'r0' })).toEqual(old);
  expect(at(dataset, 'a', { time: '2021' })).toEqual(old);
  database.close();
});
