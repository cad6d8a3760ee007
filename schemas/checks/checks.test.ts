import { expect, test } from 'vitest';
import { examplePage, localized } from '../publication/example.test-data.ts';
import { findingsIn, findingsToConfirm } from './checks.ts';
import { checkedSite } from './checked-site.ts';
import { settings } from './example-site.test-data.ts';

const incomplete = examplePage({
  title: localized({ nl: 'Verkopen' }),
  path: localized({ nl: '/a/', fr: '/a/' }),
  kind: 'content',
});

const siteWith = (blockingChecks: string[]) => checkedSite([{ ...settings, blockingChecks }]);
const blocking = (document: typeof incomplete, checks: string[]) =>
  findingsIn(document, siteWith(checks)).flatMap(({ check, isBlocking }) => (isBlocking ? [check] : []));

test('the settings decide which checks prevent publishing, and a required field always does', () => {
  expect(blocking(incomplete, [])).toEqual([]);
  expect(blocking(incomplete, ['translations', 'no-such-check'])).toEqual(['translations']);
  expect(blocking({ ...incomplete, kind: undefined }, [])).toEqual(['required']);
});

test('a hidden page may be published unfinished, but not without its required fields', () => {
  const hidden = { ...incomplete, status: 'draft' };
  expect(blocking(hidden, ['translations', 'searchResult'])).toEqual([]);
  expect(blocking({ ...hidden, kind: undefined }, ['translations'])).toEqual(['required']);
  expect(findingsToConfirm(hidden, siteWith(['translations']))).toEqual([]);
});

test('advice is listed, but does not interrupt publishing unless the settings say so', () => {
  const checks = (found: { check: string }[]) => [...new Set(found.map(({ check }) => check))];
  expect(checks(findingsIn(incomplete, siteWith([])))).toEqual(['translations', 'searchResult']);
  expect(checks(findingsToConfirm(incomplete, siteWith([])))).toEqual(['translations']);
  expect(checks(findingsToConfirm(incomplete, siteWith(['searchResult'])))).toEqual([
    'translations',
    'searchResult',
  ]);
});

test('what is wrong in a language that the site does not have concerns no visitor', () => {
  const block = { _type: 'block', _key: 'b', markDefs: [{ _type: 'link', _key: 'l', href: '/nl/weg/' }] };
  const linksIn = (body: Record<string, unknown>) =>
    findingsIn({ ...incomplete, body: localized(body) }, siteWith([])).filter(
      ({ check }) => check === 'links',
    );
  expect(linksIn({ fr: [block] })).toHaveLength(1);
  expect(linksIn({ de: [block] })).toEqual([]);
});
