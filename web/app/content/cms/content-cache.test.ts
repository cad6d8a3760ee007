import { expect, test } from 'vitest';
import { ContentCache } from './content-cache.ts';

const limits = { contentAge: 1000, failurePause: 100, largestCache: 2 };
const never = () => {
  throw new Error('This must not happen.');
};
const give = (value: string) => () => Promise.resolve(value);
const fail = () => Promise.reject(new Error('The source is down.'));

function makeCache(fallback?: string) {
  const cache = new ContentCache(limits);
  const failures: unknown[] = [];
  const waiting: Promise<unknown>[] = [];
  const freshness: number[] = [];
  const get = (key: string, revision: number, time: number, load: () => Promise<string>) =>
    cache.get({
      key,
      revision,
      now: () => time,
      load,
      readFallback: () => Promise.resolve(fallback),
      waitUntil: (work) => void waiting.push(work),
      onFailure: (error) => void failures.push(error),
      onFreshness: (until) => void freshness.push(until),
    });
  return { get, failures, waiting, freshness };
}

test('a value is cached for its revision', async () => {
  const { get } = makeCache();
  expect(await get('key', 1, 0, give('old'))).toBe('old');
  expect(await get('key', 1, 999, give('new'))).toBe('old');
  expect(await get('key', 2, 999, give('new'))).toBe('new');
});

test('a value expires though its revision stays', async () => {
  const { get } = makeCache();
  await get('key', 1, 0, give('old'));
  expect(await get('key', 1, 1000, give('new'))).toBe('new');
});

test('one call waits for a failing source; later ones get the stale value at once', async () => {
  const { get, failures, waiting } = makeCache();
  await get('one', 1, 0, give('good'));
  await get('two', 1, 0, give('fine'));
  expect(await get('one', 2, 10, fail)).toBe('good');
  expect(failures).toHaveLength(1);
  expect(await get('one', 2, 20, never)).toBe('good');
  expect(await get('two', 2, 109, never)).toBe('fine');
  expect(waiting).toHaveLength(0);
});

test('a failing source is retried in the background until it recovers', async () => {
  const { get, failures, waiting } = makeCache();
  await get('key', 1, 0, give('good'));
  await get('key', 2, 10, fail);
  expect(await get('key', 2, 110, fail)).toBe('good');
  await Promise.all(waiting);
  expect(failures).toHaveLength(2);
  expect(await get('key', 2, 120, never)).toBe('good');
  expect(await get('key', 2, 210, give('better'))).toBe('good');
  await Promise.all(waiting);
  expect(await get('key', 2, 211, never)).toBe('better');
  expect(await get('other', 2, 211, give('too'))).toBe('too');
});

test('the fallback is served while the source has never succeeded, and is never fresh', async () => {
  const { get } = makeCache('stored');
  expect(await get('key', 0, 0, fail)).toBe('stored');
  expect(await get('key', 0, 10, never)).toBe('stored');
  const other = makeCache('stored');
  expect(await other.get('key', -1, 0, fail)).toBe('stored');
  expect(await other.get('new', -1, 10, never)).toBe('stored');
});

test('without a fallback every call tries the source and fails with it', async () => {
  const { get, failures } = makeCache();
  await expect(get('key', 1, 0, fail)).rejects.toThrow('The source is down.');
  await expect(get('key', 1, 1, fail)).rejects.toThrow('The source is down.');
  expect(failures).toHaveLength(2);
  expect(await get('key', 1, 2, give('good'))).toBe('good');
});

test('the cache evicts what was loaded longest ago', async () => {
  const { get } = makeCache();
  for (const key of ['a', 'b', 'c']) await get(key, 1, 0, give(key));
  expect(await get('c', 1, 1, give('again'))).toBe('c');
  expect(await get('b', 1, 1, give('again'))).toBe('b');
  expect(await get('a', 1, 1, give('again'))).toBe('again');
});

test('each value says until when it is fresh, and a stale one that it is not', async () => {
  const { get, freshness } = makeCache('stored');
  await get('key', 1, 0, give('good'));
  await get('key', 1, 500, never);
  await get('key', 2, 600, fail);
  await get('key', 2, 610, never);
  await get('other', 2, 620, never);
  expect(freshness).toEqual([1000, 1000, -Infinity, -Infinity, -Infinity]);
});
