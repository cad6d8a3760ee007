import { expect, test } from 'vitest';
import { contentKey, keepContent, listKeptContent, readKeptContent } from './fallback-content.server.ts';
import { emptyDatabase } from './node-database.test-data.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-03-02T09:00:00Z');
const at = (hours: number) => new Date(start + hours * hour);

test('an answer is kept by its key, and a null of an older version counts as none', async () => {
  const database = emptyDatabase();
  await keepContent(database, { key: 'a', value: { title: 'Été "1"' }, revision: 1, now: at(0) });
  await keepContent(database, { key: 'b', value: null, revision: 1, now: at(0) });
  expect(await readKeptContent(database, 'a')).toEqual({ title: 'Été "1"' });
  expect(await readKeptContent(database, 'b')).toBeUndefined();
  expect(await readKeptContent(database, 'c')).toBeUndefined();
});

test('an answer takes the place of those before it, and never of one of a later revision', async () => {
  const database = emptyDatabase();
  await keepContent(database, { key: 'a', value: ['first'], revision: 2, now: at(0) });
  await keepContent(database, { key: 'a', value: ['second'], revision: 2, now: at(1) });
  await keepContent(database, { key: 'a', value: ['late'], revision: 1, now: at(2) });
  expect(await readKeptContent(database, 'a')).toEqual(['second']);
});

test('what nobody has asked for in thirty days is dropped, what is asked for unchanged is not', async () => {
  const database = emptyDatabase();
  for (const key of ['asked', 'forgotten']) {
    await keepContent(database, { key, value: [], revision: 1, now: at(0) });
  }
  await keepContent(database, { key: 'asked', value: [], revision: 1, now: at(25) });
  expect(await listKeptContent(database, at(30 * 24))).toEqual(new Set(['asked', 'forgotten']));
  expect(await listKeptContent(database, at(30 * 24 + 1))).toEqual(new Set(['asked']));
});

test('a key is the same for the same question only', async () => {
  expect(await contentKey('a')).toBe(await contentKey('a'));
  expect(await contentKey('a')).not.toBe(await contentKey('b'));
  expect(await contentKey('a')).toMatch(/^[0-9a-f]{64}$/);
});
