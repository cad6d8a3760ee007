import { expect, test } from 'vitest';
import { pruneFallback, readFallback, storeFallback } from './fallback-content.server.ts';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-03-02T09:00:00Z');
const at = (hours: number) => new Date(start + hours * hour);

test('a result is stored by its key, and the null of an older version counts as none', async () => {
  const database = emptyDatabase();
  await storeFallback(database, { key: 'a', value: { title: 'Été "1"' }, revision: 1, now: at(0) });
  await storeFallback(database, { key: 'b', value: null, revision: 1, now: at(0) });
  expect(await readFallback(database, 'a')).toEqual({ title: 'Été "1"' });
  expect(await readFallback(database, 'b')).toBeUndefined();
  expect(await readFallback(database, 'c')).toBeUndefined();
});

test('a result replaces earlier ones and none of a later revision', async () => {
  const database = emptyDatabase();
  await storeFallback(database, { key: 'a', value: ['first'], revision: 2, now: at(0) });
  await storeFallback(database, { key: 'a', value: ['second'], revision: 2, now: at(1) });
  await storeFallback(database, { key: 'a', value: ['late'], revision: 1, now: at(2) });
  expect(await readFallback(database, 'a')).toEqual(['second']);
});

test('rows are pruned thirty days after their last use, changed or not', async () => {
  const database = emptyDatabase();
  for (const key of ['used', 'unused']) {
    await storeFallback(database, { key, value: [], revision: 1, now: at(0) });
  }
  await storeFallback(database, { key: 'used', value: [], revision: 1, now: at(25) });
  expect(await pruneFallback(database, at(30 * 24))).toEqual(new Set(['used', 'unused']));
  expect(await pruneFallback(database, at(30 * 24 + 1))).toEqual(new Set(['used']));
});
