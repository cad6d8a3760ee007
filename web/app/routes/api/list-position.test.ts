import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, plainPage, withSite } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import type { ListPosition } from '../../pages/property/neighbours/list-origin.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { loader } from './list-position.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

withSite(() => site);

const list = {
  ...plainPage,
  _id: 'page-sale',
  kind: 'property-list-sale',
  title: null,
  path: testLanguages.map((language) => ({ language, value: '/list/' })),
} as const;

const site = {
  ...prepareSite({ ...emptyContent, pages: [list] }),
  languages: testLanguages,
  texts: new Map(testLanguages.map((language) => [language, seededTexts[language]])),
};

const request = (query: Record<string, string>, view: Platform['view'] = { kind: 'published' }) =>
  loader({
    request: new Request(`https://site.test/api/list-position?${new URLSearchParams(query).toString()}`),
    params: {},
    context: { ...testPlatform().platform, view },
  });

async function position(query: Record<string, string>): Promise<ListPosition> {
  const response = await request({ language: 'nl', goal: 'sale', list: '', ...query });
  return response.json<ListPosition>();
}

const filters = { city: ['Mechelen|2800'] };
const inMechelen = sampleCatalogue.ids({ goal: 'sale', filters });
const search = '?city=Mechelen%7C2800';

test('a property in a list has its place, its neighbours and the way back, in the language of the page', async () => {
  const [first = '', second = '', third = ''] = inMechelen;
  const found = await position({ id: second, list: `${search}&page=2` });
  expect(found.back).toEqual({
    href: `/nl/list/${search}&page=2`,
    label: `Terug naar de ${String(inMechelen.length)} resultaten`,
  });
  expect(found.position).toBe(`2 van ${String(inMechelen.length)}`);
  expect(found.previous?.href).toMatch(new RegExp(`/${first}/$`));
  expect(found.next?.href).toMatch(new RegExp(`/${third}/$`));
  const title = (await sampleCatalogue.find(third, 'fr'))?.title ?? '';
  expect((await position({ id: second, list: search, language: 'fr' })).next?.label).toContain(title);
});

test('the ends of a list have one neighbour', async () => {
  const [first = ''] = inMechelen;
  expect(await position({ id: first, list: search })).not.toHaveProperty('previous');
  expect(await position({ id: inMechelen.at(-1) ?? '', list: search })).not.toHaveProperty('next');
});

test('a list keeps its order', async () => {
  const ids = sampleCatalogue.ids({ goal: 'sale', filters, sort: 'price-up' });
  const found = await position({ id: ids[0] ?? '', list: `${search}&sort=price-up` });
  expect(found.next?.href).toMatch(new RegExp(`/${ids[1] ?? ''}/$`));
});

test('a property that the list does not hold has the way back only, and no address but the list’s own', async () => {
  const { back, ...rest } = await position({ id: '9999', list: '?utm=//evil.test&minPrice=x&type=1' });
  expect(back.href).toBe('/nl/list/?type=1');
  expect(rest).toEqual({});
});

test('caches store the place for every visitor alike, but not that of a preview', async () => {
  const query = { id: '2101', language: 'nl', goal: 'sale', list: '' };
  expect((await request(query)).headers.get('Cache-Control')).toBe('public, max-age=300');
  expect((await request(query, { kind: 'studio' })).headers.get('Cache-Control')).toBe('no-store');
});

test('another language or goal than the site has is not found', async () => {
  expect((await request({ id: '2101', language: 'de', goal: 'sale' })).status).toBe(404);
  expect((await request({ id: '2101', language: 'nl', goal: 'swap' })).status).toBe(404);
});
