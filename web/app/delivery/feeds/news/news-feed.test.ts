// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type TestLanguage, testLanguages } from '../../../content/i18n/seeded-texts.test-data.tsx';
import type { ListFilters } from '../../../properties/filters/filter-table.ts';
import { feedContent as content, feedSite as site } from '../feed-site.test-data.ts';
import { readXml } from '../read-xml.test-data.ts';
import { newsFeed } from './news-feed.server.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const siteUrl = 'https://site.test';
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const feedOf = async (language: TestLanguage, goal: 'sale' | 'rent' = 'sale', filters: ListFilters = {}) =>
  readXml(
    await newsFeed({ site, content, catalogue: sampleCatalogue, language, siteUrl }, { goal, filters }),
  );

const below = (parent: Element, name: string) =>
  [...parent.children].filter(({ localName }) => localName === name);
const textsOf = (parent: Element, name: string) => below(parent, name).map(({ textContent }) => textContent);
const linkOf = (parent: Element, rel: string) =>
  below(parent, 'link')
    .filter((link) => link.getAttribute('rel') === rel)
    .map((link) => link.getAttribute('href'));

test('a feed has what RFC 4287 demands of a feed and of its entries', async () => {
  for (const language of testLanguages)
    for (const goal of ['sale', 'rent'] as const) {
      const feed = await feedOf(language, goal);
      expect([feed.namespaceURI, feed.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed']);
      for (const part of [feed, ...below(feed, 'entry')]) {
        for (const name of ['id', 'title', 'updated']) expect(textsOf(part, name), name).toHaveLength(1);
        const [id = ''] = textsOf(part, 'id');
        expect(URL.canParse(id)).toBe(true);
        expect(textsOf(part, 'updated')[0]).toMatch(rfc3339);
        expect(linkOf(part, 'alternate')).toHaveLength(1);
      }
      // An author of the feed is that of all its entries.
      expect(below(feed, 'author').flatMap((author) => textsOf(author, 'name'))).toEqual(['Huis & Haard']);
      const ids = below(feed, 'entry').flatMap((entry) => textsOf(entry, 'id'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(5);
    }
});

test('it lists what is available, the newest first, with the price that pages show', async () => {
  const entries = below(await feedOf('nl'), 'entry');
  const published = entries.flatMap((entry) => textsOf(entry, 'published'));
  expect(published).toEqual(published.toSorted().reverse());
  expect(entries).toHaveLength(Math.min(30, sampleCatalogue.counts().sale));
  const [first] = entries.filter((entry) => textsOf(entry, 'id')[0]?.endsWith('/property/2101'));
  expect(first && textsOf(first, 'summary')[0]).toMatch(/^2800 Mechelen · €\s389\.000\. /);
  expect(first && linkOf(first, 'enclosure')[0]).toMatch(
    /^https:\/\/site\.test\/pictures\/p2101-1\.\w+-share\.jpg$/,
  );
});

test('a search has a feed of its own, which leads back to it', async () => {
  const feed = await feedOf('nl', 'sale', { city: ['Mechelen|2800'] });
  expect(linkOf(feed, 'alternate')).toEqual(['https://site.test/nl/for-sale/?city=Mechelen%7C2800']);
  expect(linkOf(feed, 'self')).toEqual(['https://site.test/nl/feeds/sale.atom?city=Mechelen%7C2800']);
  expect(textsOf(feed, 'title')[0]).toContain('Mechelen');
  const summaries = below(feed, 'entry').flatMap((entry) => textsOf(entry, 'summary'));
  expect(summaries.length).toBeGreaterThan(0);
  expect(summaries.every((summary) => summary.startsWith('2800 Mechelen'))).toBe(true);
});

test('a feed without entries is valid too', async () => {
  const feed = await feedOf('nl', 'rent', { minPrice: ['99000000'] });
  expect(below(feed, 'entry')).toEqual([]);
  expect(textsOf(feed, 'updated')[0]).toMatch(rfc3339);
});
