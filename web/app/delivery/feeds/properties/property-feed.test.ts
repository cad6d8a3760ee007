import { expect, test } from 'vitest';
import { type TestLanguage, testLanguages } from '../../../content/i18n/seeded-texts.test-data.tsx';
import { editOf, openHouseOn } from '../../../properties/catalogue/records/property-edits.test-data.ts';
import { feedContent, feedSite as site } from '../feed-site.test-data.ts';
import { type FeedSource, filtersOf } from '../feed-source.server.ts';
import { openApi } from '../open-api.server.ts';
import { feedProperty, propertyFeed } from './property-feed-schema.ts';
import { type FeedQuery, propertyFeedPage, propertyRecord, readFeedQuery } from './property-feed.server.ts';
import { createCatalogue } from '../../../properties/catalogue/create-catalogue.ts';
import { exampleBundle, exampleRecord } from '../../../properties/model/example.test-data.ts';
import { sampleCatalogue, sampleWith } from '../../../properties/catalogue/sample-catalogue.test-data.ts';

const siteUrl = 'https://site.test';
const now = new Date('2026-03-02T09:00:00Z');
const all: FeedQuery = { page: 1, changedSince: undefined };

const source = {
  site,
  content: feedContent,
  catalogue: sampleCatalogue,
  language: 'nl',
  siteUrl,
  now,
} as const;

async function pageOf(query: Partial<FeedQuery> = {}, changes: Partial<FeedSource> = {}) {
  const page = await propertyFeedPage({ ...source, ...changes }, { ...all, ...query });
  if (!page) throw new Error('There is no such page.');
  return page;
}

async function allOf(language: TestLanguage, catalogue = sampleCatalogue) {
  const first = await pageOf({}, { language, catalogue });
  const pages = await Promise.all(
    Array.from({ length: first.pages }, (_, index) => pageOf({ page: index + 1 }, { language, catalogue })),
  );
  return pages.flatMap(({ properties }) => properties);
}

const propertyIn = async (language: TestLanguage, id: string, catalogue = sampleCatalogue) => {
  const found = (await allOf(language, catalogue)).find((property) => property.id === id);
  if (!found) throw new Error(`${id} is not in the feed.`);
  return found;
};

test('the pages hold every property once, and lead from one to the next', async () => {
  const ids = (await allOf('fr')).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...sampleCatalogue.ids({})].toSorted());
  const { total, pages, next } = await pageOf();
  expect([total, pages, next]).toEqual([50, 2, 'https://site.test/nl/feeds/properties.json?page=2']);
  expect((await pageOf({ page: 2 })).next).toBeUndefined();
  expect(await propertyFeedPage(source, { ...all, page: 3 })).toBeUndefined();
});

test('every page is as the schema says, which is what OpenAPI describes', async () => {
  for (const language of testLanguages)
    for (const page of [1, 2]) {
      const sent: unknown = JSON.parse(JSON.stringify(await pageOf({ page }, { language })));
      expect(propertyFeed.parse(sent)).toEqual(sent);
    }
  const { components, paths, servers } = openApi({
    agency: 'Huis & Haard',
    siteUrl,
    languages: ['nl', 'fr'],
    filters: filtersOf(site, sampleCatalogue),
  });
  const { properties, required } = components.schemas.PropertyFeed;
  expect(Object.keys(properties ?? {})).toEqual(Object.keys(propertyFeed.shape));
  expect(required).toEqual(['language', 'page', 'pages', 'total', 'properties', 'removed']);
  expect(Object.keys(paths)).toEqual([
    '/{language}/feeds/properties.json',
    '/{language}/feeds/properties/{id}/{file}',
    '/{language}/feeds/sale.atom',
    '/{language}/feeds/rent.atom',
    '/{language}/feeds/open-houses.ics',
  ]);
  const named = paths['/{language}/feeds/properties.json']?.get.parameters.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['city', 'maxPrice', 'bedrooms', 'garden', 'goal']));
  expect(servers).toEqual([{ url: siteUrl }]);
});

test('a property has the words of the language, its price, place and pictures', async () => {
  expect(await propertyIn('fr', '2101')).toMatchObject({
    url: expect.stringMatching(/^https:\/\/site\.test\/fr\/for-sale\/malines\/.*\/2101\/$/) as string,
    changedOn: '2026-11-19',
    state: 'available',
    type: 'Maison',
    street: 'Kalkovenstraat 18',
    city: 'Malines',
    country: 'BE',
    price: { amount: 389000, isFrom: false },
    position: { latitude: 51.0263, longitude: 4.4771 },
  });
  const { legalFacts, pictures } = await propertyIn('fr', '2101');
  const consumption = legalFacts.find(({ id }) => id === 'consumption');
  expect(consumption).toMatchObject({ label: 'Consommation d’énergie' });
  expect(legalFacts.map(({ id }) => id)).toContain('permit');
  expect((await propertyIn('fr', '2119')).legalFacts).toEqual([]);
  const [cover] = pictures;
  expect(cover?.url).toMatch(/^https:\/\/site\.test\/pictures\/p2101-1\.\w+-1360\.webp$/);
});

test('[3.10] a property alone is in the file that its record names, and in no other', async () => {
  const catalogue = createCatalogue(exampleBundle([exampleRecord({ RecordFile: 'huis-met-tuin.json' })]));
  const [listed] = await allOf('nl', catalogue);
  expect(listed?.record).toBe('https://site.test/nl/feeds/properties/501/huis-met-tuin.json');
  const fileOf = (id: string, file: string) => propertyRecord({ ...source, catalogue }, { id, file });
  const sent: unknown = JSON.parse(JSON.stringify(await fileOf('501', 'huis-met-tuin.json')));
  expect(feedProperty.parse(sent)).toEqual(JSON.parse(JSON.stringify(listed)));
  expect(await fileOf('501', 'property-501.json')).toBeUndefined();
  expect(await fileOf('502', 'huis-met-tuin.json')).toBeUndefined();
});

test('a hidden price and address, and the price of what is sold or rented, are in no language of it', async () => {
  for (const language of testLanguages) {
    expect(JSON.stringify(await propertyIn(language, '2108'))).not.toMatch(
      /Reeën|1[. ]?875[. ]?000|"price"|"street"|"position"|51\.266|4\.5585/,
    );
    for (const id of ['2119', '2142', '2150'])
      expect(JSON.stringify(await propertyIn(language, id))).not.toMatch(/"price"|EUR|€/);
  }
});

test('open houses to come are in it, until the property is sold', async () => {
  const openHouses = [openHouseOn('2026-02-28'), openHouseOn('2026-03-07')];
  const { catalogue } = sampleWith(['2101', '2119'].map((id) => editOf(id, { openHouses })));
  const [open, sold] = [await propertyIn('nl', '2101', catalogue), await propertyIn('nl', '2119', catalogue)];
  expect(open.openHouses).toEqual([{ start: '2026-03-07T09:00:00.000Z', end: '2026-03-07T11:00:00.000Z' }]);
  expect(sold.openHouses).toBeUndefined();
});

test('since a day there is only what changed or was removed on it or later', async () => {
  const recent = await pageOf({ changedSince: '2026-11-19' });
  expect(recent.properties.map(({ id }) => id)).toEqual(['2101', '2109']);
  expect(recent.removed).toEqual([]);
  expect((await pageOf({ changedSince: '2026-10-05' })).removed).toEqual([
    { id: '2096', removedOn: '2026-10-05' },
  ]);
  expect(await pageOf({ changedSince: '2027-01-01' })).toMatchObject({ total: 0, pages: 1, properties: [] });
});

test('the filters of a list choose what is in it, on every page', async () => {
  const params = new URLSearchParams('goal=sale&maxPrice=450000');
  const query = readFeedQuery(params);
  expect(query).toEqual({ page: 1, goal: 'sale', filters: { maxPrice: ['450000'] } });
  const found = await pageOf(query);
  const listed = sampleCatalogue.ids({ goal: 'sale', filters: { maxPrice: ['450000'] } });
  expect(found.properties.map(({ id }) => id)).toEqual(listed.toSorted());
  const { next = '' } = await pageOf({ goal: 'sale' });
  expect(next).toBe('https://site.test/nl/feeds/properties.json?goal=sale&page=2');
});

test('what an editor hid counts as removed', async () => {
  const edits = [{ reference: '2102', _updatedAt: '2026-11-20T01:02:03Z', isHidden: true }];
  const { removed } = await pageOf({ changedSince: '2026-11-20' }, { content: { ...feedContent, edits } });
  expect(removed).toEqual([{ id: '2102', removedOn: '2026-11-20' }]);
});

test('a request that makes no sense is refused', () => {
  const read = (search: string) => readFeedQuery(new URLSearchParams(search));
  expect(read('')).toEqual({ page: 1 });
  expect(read('page=2&changed-since=2026-11-01')).toEqual({ page: 2, changedSince: '2026-11-01' });
  for (const search of [
    'page=0',
    'page=x',
    'page=1.5',
    'goal=swap',
    'changed-since=yesterday',
    'changed-since=2026-13-01',
    'changed-since=2026-02-30',
  ])
    expect(read(search), search).toBeUndefined();
});
