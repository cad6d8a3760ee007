import { expect, test } from 'vitest';
import { pageAlternates, propertyPath } from './build-path.ts';
import { createPathTable } from './create-path-table.ts';
import type { PathEntry } from './path-table.ts';
import { resolvePath } from './resolve-path.ts';
import { splitPath } from '../i18n/language.ts';

const home: PathEntry = { id: 'page-home', kind: 'home', paths: { nl: '/', fr: '/', en: '/' }, titles: {} };
const sale: PathEntry = {
  id: 'page-for-sale',
  kind: 'property-list-sale',
  paths: { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/' },
  titles: {},
};
const dutchOnly: PathEntry = { id: 'page-nieuws', kind: 'content', paths: { nl: '/nieuws/' }, titles: {} };
const table = createPathTable([home, sale, dutchOnly], ['nl', 'fr', 'en']);

test('[2.21] the first segment of a path is its language only when that language is enabled', () => {
  expect(splitPath('/fr/a-vendre/', ['nl', 'fr'])).toEqual({ language: 'fr', path: '/a-vendre/' });
  expect(splitPath('/de/zu-verkaufen/', ['nl', 'fr'])).toEqual({
    language: undefined,
    path: '/de/zu-verkaufen/',
  });
});

test('[2.21] where one language is enabled, addresses of other languages do not exist', () => {
  const dutch = createPathTable([home, sale], ['nl']);
  expect(resolvePath(dutch, '/fr/a-vendre/')).toEqual({ outcome: 'not-found', language: undefined });
  expect(resolvePath(dutch, '/nl/a-vendre/')).toEqual({ outcome: 'not-found', language: 'nl' });
  expect(pageAlternates(sale, dutch.languages)).toEqual({ nl: '/nl/te-koop/' });
});

test('a path resolves to its page in its language', () => {
  expect(resolvePath(table, '/en/for-sale/')).toEqual({ outcome: 'page', language: 'en', entry: sale });
  expect(resolvePath(table, '/nl/')).toEqual({ outcome: 'page', language: 'nl', entry: home });
});

test('a missing slash and capitals move to the one canonical path', () => {
  expect(resolvePath(table, '/nl')).toEqual({ outcome: 'moved', to: '/nl/', status: 301 });
  expect(resolvePath(table, '/FR/A-Vendre')).toEqual({ outcome: 'moved', to: '/fr/a-vendre/', status: 301 });
  expect(resolvePath(table, '/nl//te-koop/')).toEqual({ outcome: 'moved', to: '/nl/te-koop/', status: 301 });
});

test('a path known in another language moves to the page in the language of the address', () => {
  expect(resolvePath(table, '/fr/te-koop/')).toEqual({ outcome: 'moved', to: '/fr/a-vendre/', status: 301 });
});

test('a path without a language leaves the choice to the visitor', () => {
  expect(resolvePath(table, '/')).toEqual({ outcome: 'choose-language', entry: home });
  expect(resolvePath(table, '/for-sale/')).toEqual({ outcome: 'choose-language', entry: sale });
});

test('what no page has is not found, nor is a page that lacks the language', () => {
  expect(resolvePath(table, '/nl/nergens/')).toEqual({ outcome: 'not-found', language: 'nl' });
  expect(resolvePath(table, '/en/nieuws/')).toEqual({ outcome: 'not-found', language: 'en' });
  expect(resolvePath(table, '/de/')).toEqual({ outcome: 'not-found', language: undefined });
});

test('the alternates of a page are its addresses in the enabled languages it has', () => {
  expect(pageAlternates(sale, ['nl', 'en'])).toEqual({ nl: '/nl/te-koop/', en: '/en/for-sale/' });
  expect(pageAlternates(dutchOnly, ['nl', 'en'])).toEqual({ nl: '/nl/nieuws/' });
});

test('the address of a property is below its list', () => {
  const property = { id: '1012', goal: 'sale', citySlug: 'mechelen', titleSlug: 'rijhuis-met-tuin' } as const;
  expect(propertyPath(table, property, 'nl')).toBe('/nl/te-koop/mechelen/rijhuis-met-tuin/1012/');
});
