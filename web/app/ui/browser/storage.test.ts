import { expect, onTestFinished, test, vi } from 'vitest';
import { readCookies, readStored, removeStored, store, storeCookie } from './storage.ts';

test('text that was stored is read as JSON until it is removed', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  expect(store('sessionStorage', 'seen', '[1]')).toBe(true);
  expect(readStored('sessionStorage', 'seen')).toEqual([1]);
  expect(removeStored('sessionStorage', 'seen')).toBe(true);
  for (const nothing of [undefined, 'null', '', '{']) {
    if (nothing !== undefined) stored.set('seen', nothing);
    expect(readStored('sessionStorage', 'seen'), nothing).toBeUndefined();
  }
});

test('where a browser refuses storage, nothing is stored and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'document']) {
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, name));
  }
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    expect(readStored(area, 'seen')).toBeUndefined();
    expect(store(area, 'seen', '1')).toBe(false);
    expect(removeStored(area, 'seen')).toBe(false);
  }
  storeCookie('seen=1');
  expect(readCookies()).toBe('');
});
