import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { redirectForSearchText } from './redirect-for-search-text.server.ts';

const list = (goal: 'sale' | 'rent', path: string) => ({
  ...plainPage,
  _id: goal,
  kind: `property-list-${goal}` as const,
  path: [{ language: 'nl', value: path }],
  title: [{ language: 'nl', value: goal }],
});
const site = prepareSite({
  ...emptyContent,
  settings: { ...emptySettings, enabledLanguages: ['nl'] },
  pages: [list('sale', '/te-koop/'), list('rent', '/te-huur/')],
});
const { platform } = testPlatform();
const address = (search: string) =>
  redirectForSearchText(
    { platform, site, language: 'nl', url: new URL(`https://site.test/nl/te-koop/?${search}`) },
    'sale',
  );
const q = (text: string) => address(new URLSearchParams({ q: text }).toString());

test('a phrase in the address becomes its filters', () => {
  expect(q('huis leuven 3 slaapkamers max 400000')).toBe(
    '/nl/te-koop/?city=Leuven%7C3000&type=1&maxPrice=400000&bedrooms=3',
  );
  expect(q('te koop')).toBe('/nl/te-koop/');
});

test('what is not understood is named and changes nothing', () => {
  expect(q('huis leuven zwembad')).toBe('/nl/te-koop/?city=Leuven%7C3000&type=1&unread=zwembad');
  expect(q('in de')).toBe('/nl/te-koop/?unread=in+de');
  expect(address('unread=zwembad&q=huis')).toBe('/nl/te-koop/?type=1');
});

test('what is not understood at all is looked up by the list', () => {
  for (const text of ['', '2101', 'leuv', 'mechlen', 'zwembad']) expect(q(text), text).toBeUndefined();
});

test('what is left out, amounts and days have a place in the address', () => {
  expect(q('huis niet in Gent, maximum 3 slaapkamers')).toBe(
    '/nl/te-koop/?notCity=Gent%7C9000&type=1&maxBedrooms=3',
  );
  expect(q('tussen 300 en 450')).toBe('/nl/te-koop/?minPrice=300000&maxPrice=450000');
  expect(q('pand 2101 met zwembad')).toBe('/nl/te-koop/?q=2101&unread=zwembad');
});

test('wishes that only homes for rent have lead to their list', () => {
  expect(q('huisdieren toegelaten')).toBe('/nl/te-huur/?pets=yes');
});

test('filters, order and unknown parameters stay; the same filter is replaced, and the list begins anew', () => {
  expect(address('city=Gent%7C9000&bedrooms=2&sort=price-up&page=2&from=mail&q=leuven')).toBe(
    '/nl/te-koop/?city=Leuven%7C3000&bedrooms=2&sort=price-up&from=mail',
  );
});

test('a phrase for the other list leads there, without the prices of this one', () => {
  expect(address('city=Gent%7C9000&maxPrice=400000&q=te+huur')).toBe('/nl/te-huur/?city=Gent%7C9000');
  expect(address('maxPrice=400000&q=te+huur+max+900')).toBe('/nl/te-huur/?maxPrice=900');
});

test('the address of a phrase is understood no further', () => {
  for (const text of ['huis leuven', 'te huur gent', 'huis zwembad', 'max leuven 400000']) {
    const search = new URL(q(text) ?? '', 'https://site.test').search.slice(1);
    expect(address(search), text).toBeUndefined();
  }
});
