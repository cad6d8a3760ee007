import { expect, test } from 'vitest';
import { PageStore, type StoredPage } from './page-store.ts';

const version = [1, 'properties'];

function pageOf(tag: string, { bytes = 100, freshUntil = 1000, endsAt = 5000 } = {}): StoredPage {
  return { tag, headers: [], body: new Uint8Array(bytes), freshUntil, endsAt };
}

function makeStore(mostBytes = 10_000) {
  const store = new PageStore({ mostBytes, staleAge: 500, popularAt: 2, mostDenseBytes: 100 });
  store.keepOnly(version);
  const found = (key: string, now = 0) => {
    const { page, state } = store.get(key, now) ?? {};
    return page && `${page.tag} ${String(state)}`;
  };
  return { store, found };
}

test('a page is a hit while it is fresh, then stale, then gone', () => {
  const { store, found } = makeStore();
  store.set('/', pageOf('home'), version);
  expect(found('/', 999)).toBe('home hit');
  expect(found('/', 1000)).toBe('home stale');
  expect(found('/', 1499)).toBe('home stale');
  expect(found('/', 1500)).toBeUndefined();
  expect(store.bytes).toBe(0);
});

test('a page that the clock changes is never served stale', () => {
  const { store, found } = makeStore();
  store.set('/', pageOf('home', { freshUntil: 1000, endsAt: 800 }), version);
  expect(found('/', 799)).toBe('home hit');
  expect(found('/', 800)).toBeUndefined();
});

test('one caller renews a stale page', () => {
  const { store } = makeStore();
  const page = pageOf('home');
  expect([store.mayRenew(page), store.mayRenew(page)]).toEqual([true, false]);
});

test('only the second request makes a page popular, and none does a long feed', () => {
  const { store } = makeStore();
  const page = pageOf('home');
  const told = (given: StoredPage) => [1, 2, 3].map(() => store.becomesPopular(given));
  expect(told(page)).toEqual([false, true, false]);
  expect(told({ ...page, isDense: true })).toEqual([false, false, false]);
  expect(told(pageOf('feed', { bytes: 101 }))).toEqual([false, false, false]);
});

test('another version drops every page, and what was made of an older one is not stored', () => {
  const { store, found } = makeStore();
  store.set('/', pageOf('home'), version);
  store.keepOnly([1, 'properties']);
  expect(found('/')).toBe('home hit');
  store.keepOnly([2, 'properties']);
  expect(found('/')).toBeUndefined();
  store.set('/', pageOf('late'), version);
  expect(found('/')).toBeUndefined();
  store.keepOnly([2, 'other properties']);
  store.set('/', pageOf('late'), [2, 'properties']);
  expect([found('/'), store.bytes]).toEqual([undefined, 0]);
});

test('the least recently used pages go first, by bytes', () => {
  const { store, found } = makeStore(690);
  for (const key of ['a', 'b', 'c']) store.set(key, pageOf(key), version);
  expect(store.bytes).toBe(681);
  expect(found('a')).toBe('a hit');
  store.set('d', pageOf('d'), version);
  expect(['a', 'b', 'c', 'd'].map((key) => found(key) !== undefined)).toEqual([true, false, true, true]);
  store.set('a', pageOf('again', { bytes: 50 }), version);
  expect([found('a'), store.bytes]).toEqual(['again hit', 569]);
});

test('a page above the limit is not stored, whatever its key or headers', () => {
  const { store, found } = makeStore(1000);
  store.set('a', pageOf('a', { bytes: 1001 }), version);
  store.set('k'.repeat(500), pageOf('b'), version);
  store.set('c', { ...pageOf('c'), headers: [['Name', 'v'.repeat(500)]] }, version);
  expect([found('a'), found('k'.repeat(500)), found('c'), store.bytes]).toEqual([
    undefined,
    undefined,
    undefined,
    0,
  ]);
});
