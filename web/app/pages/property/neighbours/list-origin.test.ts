import { expect, test } from 'vitest';
import { listFragment, listOrigin } from './list-origin.ts';

const listPath = '/nl/te-koop/';
const origin = 'https://site.test';

type Came = { hash?: string; referrer?: string; state?: unknown };

const originOf = ({ hash = '', referrer = '', state = null }: Came) =>
  listOrigin({ listPath, location: { origin, hash }, referrer, state });

test('a visitor who follows a card comes from its list, filtered or not', () => {
  expect(originOf({ referrer: `${origin}/nl/te-koop/?city=Mechelen%7C2800&page=2` })).toBe(
    '?city=Mechelen%7C2800&page=2',
  );
  expect(originOf({ referrer: `${origin}/nl/te-koop/` })).toBe('');
});

test('a visitor from another page, list, site or from nowhere comes from no list', () => {
  for (const referrer of ['', 'about:client', 'no address', `${origin}/nl/`, `${origin}/nl/te-huur/`])
    expect(originOf({ referrer })).toBeUndefined();
  expect(originOf({ referrer: 'https://other.test/nl/te-koop/?city=x' })).toBeUndefined();
});

test('the link to the next property carries the list', () => {
  for (const list of ['', '?city=Braine-l’Alleud|1420&minPrice=1', '?q=50%25'])
    expect(originOf({ hash: listFragment(list), referrer: `${origin}${listPath}2101/` })).toBe(list);
});

test('a reloaded page, or one that is gone back to, still knows its list', () => {
  expect(originOf({ state: { list: '?type=1' }, referrer: `${origin}${listPath}?type=2` })).toBe('?type=1');
});

test('another fragment, a broken one and foreign state are no list', () => {
  for (const hash of ['#question', '#list', '#list=%E0%A4%A'])
    expect(originOf({ hash }), hash).toBeUndefined();
  for (const state of ['x', 1, { list: 1 }, { idx: 0 }]) expect(originOf({ state })).toBeUndefined();
});
