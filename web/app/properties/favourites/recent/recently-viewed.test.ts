import { beforeEach, expect, test, vi } from 'vitest';
import {
  agreeToAll,
  declineAll,
  storeChoice,
  lookUpConsent,
  whileRefused,
} from '../../../consent/consent.ts';
import { mostRecent } from '../property-ids.ts';
import { forgetViews, recentlyViewed, recordView } from './recently-viewed.ts';

const version = '2026-11-22';
let stored: Map<string, string>;

const names = () => [...stored.keys()].filter((name) => name !== 'consent');

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  lookUpConsent(version);
  recentlyViewed.set([]);
});

test('nothing is stored before consent, after a refusal, or with consent to something else', () => {
  const stop = recordView('2101');
  expect(names()).toEqual([]);
  storeChoice(declineAll, 'a');
  storeChoice({ preferences: false, statistics: true, marketing: true }, 'b');
  expect(names()).toEqual([]);
  stop();
});

test('consent given on the page of a property counts for that page', () => {
  const stop = recordView('2101');
  storeChoice(agreeToAll, 'a');
  expect(recentlyViewed.get()).toEqual(['2101']);
  expect(names()).toEqual(['recently-viewed']);
  stop();
});

test('the property viewed last comes first, and each is listed once', () => {
  storeChoice(agreeToAll, 'a');
  for (const id of ['2101', '2102', '2103', '2101', '2104', '2105', '2106']) recordView(id)();
  expect(recentlyViewed.get()).toEqual(['2106', '2105', '2104', '2101', '2103']);
  expect(recentlyViewed.get()).toHaveLength(mostRecent + 1);
});

test('withdrawn, expired or unreadable consent deletes the list, junk included', () => {
  const stop = whileRefused('preferences', forgetViews);
  storeChoice(agreeToAll, 'a');
  recordView('2101')();
  storeChoice({ ...agreeToAll, preferences: false }, 'b');
  expect([names(), recentlyViewed.get()]).toEqual([[], []]);
  stored.set('recently-viewed', '{junk');
  stored.set('consent', '{junk');
  lookUpConsent(version);
  expect(names()).toEqual([]);
  stop();
});
