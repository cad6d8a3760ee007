import { beforeEach, expect, test, vi } from 'vitest';
import { createIdStore } from './id-store.ts';

let stored: Map<string, string>;
const events = new EventTarget();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});

test('references are stored up to the limit, and an empty list leaves nothing behind', () => {
  const store = createIdStore('favourites', 2);
  expect(store.set(['2103', '2102', '2101'])).toBe(true);
  expect(createIdStore('favourites', 2).get()).toEqual(['2103', '2102']);
  store.set([]);
  expect(stored.size).toBe(0);
});

test('junk in the storage counts as nothing', () => {
  for (const junk of [
    '',
    '{',
    'null',
    '7',
    '"2101"',
    '{"0":"2101"}',
    '[[]]',
    '[null, 2101, {}, "<b>", "-1"]',
  ]) {
    stored.set('favourites', junk);
    expect(createIdStore('favourites', 50).get(), junk).toEqual([]);
  }
  stored.set('favourites', '["2101", 5, "2101", "x", "2102"]');
  expect(createIdStore('favourites', 50).get()).toEqual(['2101', '2102']);
});

test('where storage is refused or full, references last as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = createIdStore('favourites', 50);
  expect(store.get()).toEqual([]);
  expect(store.set(['2101'])).toBe(false);
  expect(store.get()).toEqual(['2101']);
});

test('a list has the same identity until it changes', () => {
  const store = createIdStore('favourites', 50);
  expect(store.get()).toBe(store.get());
});

test('changes of other tabs, and those missed by a page that the back button restores, are told', () => {
  const store = createIdStore('favourites', 50);
  const listener = vi.fn();
  store.get();
  const unsubscribe = store.subscribe(listener);
  const change = (ids: string, event: Event) => {
    stored.set('favourites', ids);
    events.dispatchEvent(event);
  };
  change('["2101"]', Object.assign(new Event('storage'), { key: 'other' }));
  change('["2101"]', Object.assign(new Event('pageshow'), { persisted: false }));
  expect([listener.mock.calls.length, store.get()]).toEqual([0, []]);
  change('["2101"]', Object.assign(new Event('storage'), { key: 'favourites' }));
  expect([listener.mock.calls.length, store.get()]).toEqual([1, ['2101']]);
  change('["2102"]', Object.assign(new Event('pageshow'), { persisted: true }));
  expect([listener.mock.calls.length, store.get()]).toEqual([2, ['2102']]);
  unsubscribe();
  change('[]', Object.assign(new Event('storage'), { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
});
