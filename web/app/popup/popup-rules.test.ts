import { expect, test, vi } from 'vitest';
import { isPopupDone, rememberPopupClosed, wasPopupClosed } from './popup-rules.ts';

const at = (path: string) => new URL(path, 'https://site.example');

test('[4.17] the address its form is sent to needs no popup, whatever follows the path', () => {
  expect(isPopupDone(at('/nl/contact/'), '/nl/contact/')).toBe(true);
  expect(isPopupDone(at('/nl/contact/?from=popup#form'), '/nl/contact/#form')).toBe(true);
  expect(isPopupDone(at('/nl/contact/'), 'https://other.example/nl/contact/')).toBe(false);
  expect(isPopupDone(at('/nl/'), '/nl/contact/')).toBe(false);
  expect(isPopupDone(at('/nl/'), undefined)).toBe(false);
});

test('[4.17] an address that contains modal-clicked needs no popup', () => {
  for (const path of ['/nl/?modal-clicked=1', '/nl/#modal-clicked', '/modal-clicked/'])
    expect(isPopupDone(at(path), undefined), path).toBe(true);
});

test('[4.16] that it was closed is stored for the browser session', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(wasPopupClosed()).toBe(false);
  rememberPopupClosed();
  expect(wasPopupClosed()).toBe(true);
  vi.stubGlobal('sessionStorage', undefined);
  expect(wasPopupClosed()).toBe(false);
});
