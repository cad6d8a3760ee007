import { expect, test, beforeEach, vi } from 'vitest';
import {
  parseChoice,
  agreeToAll,
  declineAll,
  closeConsentSettings,
  consentState,
  refreshFromOtherTabs,
  storeChoice,
  lookUpConsent,
  mayUse,
  openConsentSettings,
  subscribeToConsent,
} from './consent.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const stored = {
  proof: 'abc',
  version: '2026-11',
  choices: { preferences: false, statistics: true, marketing: false },
  chosenAt: now - day,
  isProven: true,
};

test('[7.05] a choice is read as it was stored', () => {
  expect(parseChoice(stored, now)).toEqual(stored);
});

test('[4.11] only what is plainly true counts as allowed', () => {
  const choices = { preferences: 'true', statistics: 1, other: true };
  expect(parseChoice({ ...stored, choices, isProven: 'yes' }, now)).toEqual({
    ...stored,
    choices: { preferences: false, statistics: false, marketing: false },
    isProven: false,
  });
});

test('[4.10] a choice lasts half a year', () => {
  expect(parseChoice({ ...stored, chosenAt: now - 182 * day }, now)).toBeDefined();
  expect(parseChoice({ ...stored, chosenAt: now - 182 * day - 1 }, now)).toBeUndefined();
});

test('[4.10] what is malformed counts as no choice', () => {
  const malformed = [
    null,
    'yes',
    1,
    [],
    {},
    { ...stored, proof: undefined },
    { ...stored, choices: null },
    { ...stored, chosenAt: '1' },
  ];
  for (const value of malformed) expect(parseChoice(value, now), JSON.stringify(value)).toBeUndefined();
});

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  closeConsentSettings();
  lookUpConsent('1');
});

test('[4.10] before an answer only what is necessary may be used', () => {
  expect(mayUse('necessary')).toBe(true);
  for (const category of ['preferences', 'statistics', 'marketing'] as const)
    expect(mayUse(category)).toBe(false);
});

test('[4.11] a partial choice opens the gate for its own category alone', () => {
  storeChoice({ ...declineAll, statistics: true }, 'proof');
  expect(mayUse('statistics')).toBe(true);
  expect(mayUse('marketing')).toBe(false);
  storeChoice(declineAll, 'later');
  expect(mayUse('statistics')).toBe(false);
});

test('[4.12] an answer holds for its text alone, and is found again', () => {
  storeChoice(agreeToAll, 'proof');
  expect(lookUpConsent('2')).toBeUndefined();
  expect(mayUse('marketing')).toBe(false);
  expect(lookUpConsent('1')).toMatchObject({ proof: 'proof', isProven: false });
  expect(mayUse('marketing')).toBe(true);
});

test('a subscriber is told of every change until it unsubscribes', () => {
  const seen: boolean[] = [];
  const stop = subscribeToConsent(() => seen.push(consentState().isOpen));
  openConsentSettings();
  storeChoice(declineAll, 'proof');
  stop();
  openConsentSettings();
  expect(seen).toEqual([true, false]);
});

test('a withdrawal in another tab closes the gate in this one', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const stop = refreshFromOtherTabs();
  storeChoice(agreeToAll, 'proof');
  kept.clear();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }));
  expect(mayUse('marketing')).toBe(true);
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent' }));
  expect(mayUse('marketing')).toBe(false);
  stop();
});

test('a page that the back button restores learns of a withdrawal on a later one', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const stop = refreshFromOtherTabs();
  storeChoice(agreeToAll, 'proof');
  kept.clear();
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(mayUse('marketing')).toBe(true);
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(mayUse('marketing')).toBe(false);
  stop();
});

test('where a browser refuses storage, a choice holds for the page', () => {
  vi.stubGlobal('localStorage', undefined);
  storeChoice(agreeToAll, 'proof');
  expect(mayUse('marketing')).toBe(true);
  expect(lookUpConsent('1')).toBeUndefined();
});
