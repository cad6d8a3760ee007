import { expect, test } from 'vitest';
import { ContentCache } from './content-cache.ts';

const limits = { contentAge: 1000, largestCache: 2 };
const never = () => {
  throw new Error('This must not happen.');
};
const give = (value: string) => () => Promise.resolve(value);
const fail = () => Promise.reject(new Error('The source is down.'));

test('an answer is held for its revision', async () => {
  const cache = new ContentCache(limits);
  expect(await cache.get('key', 1, 0, give('old'), never)).toBe('old');
  expect(await cache.get('key', 1, 999, give('new'), never)).toBe('old');
  expect(await cache.get('key', 2, 999, give('new'), never)).toBe('new');
});

test('an answer expires though its revision stays', async () => {
  const cache = new ContentCache(limits);
  await cache.get('key', 1, 0, give('old'), never);
  expect(await cache.get('key', 1, 1000, give('new'), never)).toBe('new');
});

test('the last good answer is served while the source fails, and the failure is told', async () => {
  const cache = new ContentCache(limits);
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  await cache.get('key', 1, 0, give('good'), never);
  expect(await cache.get('key', 2, 10, fail, note)).toBe('good');
  expect(failures).toHaveLength(1);
  expect(await cache.get('key', 2, 20, never, note)).toBe('good');
  expect(await cache.get('key', 2, 10_000, give('better'), note)).toBe('better');
});

test('a source that has never answered makes the call fail', async () => {
  await expect(new ContentCache(limits).get('key', 1, 0, fail, never)).rejects.toThrow('The source is down.');
});

test('the cache holds no more than its limit', async () => {
  const cache = new ContentCache(limits);
  for (const key of ['a', 'b', 'c']) await cache.get(key, 1, 0, give(key), never);
  expect(await cache.get('c', 1, 1, give('again'), never)).toBe('c');
  expect(await cache.get('b', 1, 1, give('again'), never)).toBe('b');
  expect(await cache.get('a', 1, 1, give('again'), never)).toBe('again');
});
