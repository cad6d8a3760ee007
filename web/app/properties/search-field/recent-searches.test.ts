import { beforeEach, expect, test, vi } from 'vitest';
import { storeChoice, lookUpConsent, whileRefused, agreeToAll, declineAll } from '../../consent/consent.ts';
import { forgetSearches } from './forget-searches.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  lookUpConsent('1');
});

const search = (label: string, language: 'nl' | 'fr' = 'nl') => ({
  label,
  href: `/nl/te-koop/?q=${label}`,
  language,
});

test('nothing is remembered without consent, and what was is forgotten when it is withdrawn', () => {
  rememberSearch(search('leuven'));
  expect([...stored.keys()]).not.toContain('recent-searches');
  storeChoice(agreeToAll, 'proof');
  rememberSearch(search('leuven'));
  expect(recentSearches('nl')).toEqual([search('leuven')]);
  const stop = whileRefused('preferences', forgetSearches);
  expect(recentSearches('nl')).toEqual([search('leuven')]);
  storeChoice(declineAll, 'proof');
  expect(recentSearches('nl')).toEqual([]);
  expect([...stored.keys()]).not.toContain('recent-searches');
  stop();
});

test('the latest five come first, each once, in the language of the page', () => {
  storeChoice(agreeToAll, 'proof');
  for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'b', ' ']) rememberSearch(search(label));
  expect(recentSearches('nl').map(({ label }) => label)).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(recentSearches('fr')).toEqual([]);
  forgetSearches();
  expect(recentSearches('nl')).toEqual([]);
});

test('what another hand stored never leads off the site or throws', () => {
  storeChoice(agreeToAll, 'proof');
  const hrefs = [
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    String.raw`/\evil.example`,
    7,
  ];
  const lists = [hrefs.map((href) => ({ label: 'x', language: 'nl', href })), [null], [7], 'text', {}, null];
  for (const list of lists) {
    stored.set('recent-searches', JSON.stringify(list));
    expect(recentSearches('nl')).toEqual([]);
  }
  stored.set('recent-searches', '{');
  expect(recentSearches('nl')).toEqual([]);
});
