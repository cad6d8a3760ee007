// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { testLanguages } from '../../../content/i18n/seeded-texts.test-data.tsx';
import { feedContent as content, feedSite as site } from '../feed-site.test-data.ts';
import { readXml } from '../read-xml.test-data.ts';
import { listAddresses, readAddresses } from './site-addresses.server.ts';
import { partOf, sitemap, sitemapIndex } from './sitemap.server.ts';
import { sampleCatalogue } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const siteUrl = 'https://site.test';
const source = { site, content, catalogue: sampleCatalogue };
const addressesIn = async (language: (typeof testLanguages)[number]) =>
  readAddresses({ ...source, language }, await listAddresses({ ...source, language }));
const urlsIn = async (language: (typeof testLanguages)[number]) => {
  const root = readXml(sitemap(await addressesIn(language), siteUrl));
  return [...root.getElementsByTagName('url')];
};
const textOf = (url: Element, name: string) => url.getElementsByTagName(name)[0]?.textContent;
const urlOf = async (path: string) => {
  const found = (await urlsIn('nl')).find((url) => textOf(url, 'loc') === `${siteUrl}${path}`);
  if (!found) throw new Error(`${path} is not in the sitemap.`);
  return found;
};

test('every property, project and indexed page is listed once in each language, and nothing else', async () => {
  const ownPages = { nl: ['/', '/for-sale/', '/for-rent/', '/projects/', '/nederlands/'] };
  for (const language of testLanguages) {
    const paths = (await urlsIn(language)).map((url) => textOf(url, 'loc') ?? '');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => path.startsWith(`${siteUrl}/${language}/`))).toBe(true);
    const pages = language === 'nl' ? ownPages.nl : ownPages.nl.slice(0, -1);
    expect(paths).toEqual(expect.arrayContaining(pages.map((path) => `${siteUrl}/${language}${path}`)));
    const offers =
      (await sampleCatalogue.list({ language })).length + (await sampleCatalogue.projects(language)).length;
    expect(paths).toHaveLength(pages.length + offers);
  }
});

test('an address names itself in every language, and the default one for others', async () => {
  const [first] = (await addressesIn('fr')).filter(({ path }) => path.endsWith('/2101/'));
  const url = await urlOf(first?.alternates.nl ?? '');
  const links = [...url.getElementsByTagName('xhtml:link')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  const { nl = '', fr = '', en = '' } = first?.alternates ?? {};
  expect(links).toEqual([
    ['nl-BE', `${siteUrl}${nl}`],
    ['fr-BE', `${siteUrl}${fr}`],
    ['en', `${siteUrl}${en}`],
    ['x-default', `${siteUrl}${nl}`],
  ]);
  expect(links.map(([, href]) => href)).toContain(`${siteUrl}${first?.path ?? ''}`);
});

test('an address tells its last change: by an editor, by an import, or of what it lists', async () => {
  expect(textOf(await urlOf('/nl/nederlands/'), 'lastmod')).toBe('2026-02-01T08:00:00Z');
  expect(textOf(await urlOf('/nl/for-sale/'), 'lastmod')).toBe('2026-11-19T10:11:12Z');
  const path = async (id: string) =>
    (await addressesIn('nl')).find((each) => each.path.endsWith(`/${id}/`))?.path ?? '';
  expect(textOf(await urlOf(await path('2101')), 'lastmod')).toBe('2026-11-19T10:11:12Z');
  expect(textOf(await urlOf(await path('2108')), 'lastmod')).toBe(sampleCatalogue.changedOn('2108'));
});

test('a property has its pictures, whole and absolute, and a hidden address is in none of it', async () => {
  const { path = '' } = (await addressesIn('nl')).find((each) => each.path.endsWith('/2108/')) ?? {};
  const url = await urlOf(path);
  const pictures = [...url.getElementsByTagName('image:loc')].map(({ textContent }) => textContent);
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures)
    expect(picture).toMatch(/^https:\/\/site\.test\/pictures\/p2108-\d+\.\w+-1360\.webp$/);
  expect(url.outerHTML).not.toMatch(/Reeën|1875000/);
});

test('the index lists the files of each language with their last change, more than one where they are many', () => {
  const address = { path: '/nl/', alternates: {}, changedAt: '2026-01-01', pictures: [] };
  const many = Array.from({ length: 2001 }, () => address);
  const last = { ...address, changedAt: '2026-03-04T05:06:07Z' };
  const index = readXml(
    sitemapIndex(
      [
        { language: 'nl', addresses: [...many, last] },
        { language: 'fr', addresses: [{ ...address, changedAt: undefined }] },
      ],
      siteUrl,
    ),
  );
  const maps = [...index.getElementsByTagName('sitemap')];
  expect(maps.map((map) => [textOf(map, 'loc'), textOf(map, 'lastmod')])).toEqual([
    ['https://site.test/nl/sitemap.xml', '2026-01-01'],
    ['https://site.test/nl/sitemap.xml?page=2', '2026-03-04T05:06:07Z'],
    ['https://site.test/fr/sitemap.xml', undefined],
  ]);
  const second = readXml(sitemap(partOf([...many, last], 2), siteUrl));
  expect(second.getElementsByTagName('url')).toHaveLength(2);
  for (const page of [0, 3, -1, 1.5, NaN]) expect(partOf([...many, last], page), String(page)).toEqual([]);
});
