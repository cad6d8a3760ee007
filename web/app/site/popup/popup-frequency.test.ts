import { afterEach, expect, test, vi } from 'vitest';
import { declineAll, storeChoice, lookUpConsent, whileRefused } from '../../consent/consent.ts';
import { forgetClosingTime } from './forget-closing-time.ts';
import { isPopupDone } from './open-popup.ts';
import { rememberPopupClosed, wasPopupClosed } from './popup-frequency.ts';

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

function stubStorage(name: 'sessionStorage' | 'localStorage') {
  const stored = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

const now = Date.parse('2026-12-01T09:00:00Z');
const hour = 60 * 60 * 1000;

afterEach(() => {
  storeChoice(declineAll, 'proof');
});

test('[4.16] that it was closed is stored for the browser session', () => {
  const stored = stubStorage('sessionStorage');
  expect(wasPopupClosed('session', now)).toBe(false);
  rememberPopupClosed('session', now);
  expect(wasPopupClosed('session', now)).toBe(true);
  stored.clear();
  expect(wasPopupClosed('session', now)).toBe(false);
  vi.unstubAllGlobals();
  expect(wasPopupClosed('session', now)).toBe(false);
});

test('with consent it stays closed for a day or a week, also in another session', () => {
  const session = stubStorage('sessionStorage');
  stubStorage('localStorage');
  storeChoice({ ...declineAll, preferences: true }, 'proof');
  rememberPopupClosed('day', now);
  session.clear();
  expect(wasPopupClosed('day', now + 23 * hour)).toBe(true);
  expect(wasPopupClosed('day', now + 24 * hour)).toBe(false);
  expect(wasPopupClosed('week', now + 7 * 24 * hour - 1)).toBe(true);
  expect(wasPopupClosed('week', now + 7 * 24 * hour)).toBe(false);
  expect(wasPopupClosed('session', now)).toBe(false);
});

test('without consent it stays closed for the session, and a stored time is deleted', () => {
  const session = stubStorage('sessionStorage');
  const local = stubStorage('localStorage');
  rememberPopupClosed('week', now);
  expect(wasPopupClosed('week', now)).toBe(true);
  expect([...local.keys()]).not.toContain('popup-closed-at');
  session.clear();
  local.set('popup-closed-at', String(now));
  expect(wasPopupClosed('week', now)).toBe(false);
  lookUpConsent('1');
  whileRefused('preferences', forgetClosingTime)();
  expect(local.has('popup-closed-at')).toBe(false);
});

test('a popup of every page opens again however often it is closed', () => {
  const session = stubStorage('sessionStorage');
  rememberPopupClosed('page', now);
  expect(session.size).toBe(0);
  expect(wasPopupClosed('page', now)).toBe(false);
});
