import { expect, test } from '../support/fixtures.ts';

test('a search leads to a feed of its own, which leads back to it', async ({ page, request }) => {
  await page.goto('/nl/te-koop/?city=Mechelen%7C2800');
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const response = await request.get((await feed.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const [, back = ''] =
    /<link rel="alternate" type="text\/html" href="([^"]+)"/.exec(await response.text()) ?? [];
  expect(back).toBe(page.url());
});

test('[3.10] the page of a property links to its record file, which names the page', async ({
  page,
  request,
}) => {
  await page.goto('/en/property/2101/');
  const link = page.locator('link[rel="alternate"][type="application/json"]');
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toBe('/en/feeds/properties/2101/property-2101.json');
  expect(await (await request.get(path)).json()).toMatchObject({ id: '2101', url: page.url() });
  expect((await request.get(path.replace('2101.json', '2102.json'))).status()).toBe(404);
});

type Feed = {
  total: number;
  next?: string;
  properties: { id: string; url: string; zip: string; country: string; pictures: { url: string }[] }[];
};

test('[3.56] other software reads every property by following the pages, and finds what they name', async ({
  request,
}) => {
  const { paths } = (await (await request.get('/feeds/openapi.json')).json()) as { paths: object };
  const [path = ''] = Object.keys(paths);
  const properties: Feed['properties'] = [];
  let total = 0;
  for (let next: string | undefined = path.replace('{language}', 'fr'); next;) {
    const feed = (await (await request.get(next)).json()) as Feed;
    properties.push(...feed.properties);
    ({ next, total } = feed);
  }
  expect(new Set(properties.map(({ id }) => id)).size).toBe(total);
  expect(total).toBe(50);
  expect(new Set(properties.map(({ zip, country }) => `${country} ${zip}`)).size).toBe(16);
  const [first] = properties;
  for (const address of [first?.url, first?.pictures[0]?.url])
    expect((await request.get(address ?? '', { maxRedirects: 0 })).status(), address).toBe(200);
  const nonsense = await request.get('/fr/feeds/properties.json?changed-since=yesterday');
  expect(nonsense.status()).toBe(400);
});

test('a feed is served from memory until something is published', async ({ content, request }) => {
  const feeds = ['/sitemap.xml', '/fr/sitemap.xml', '/fr/feeds/properties.json', '/fr/feeds/rent.atom'];
  const stateOf = async (path: string) => (await request.get(path)).headers()['x-cache'];
  for (const path of feeds) await expect.poll(() => stateOf(path), path).toBe('hit');
  const [, , path = ''] = feeds;
  const known = await request.get(path);
  expect(known.headers()).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
  const etag = known.headers()['etag'] ?? '';
  expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  await content.create({ _type: 'propertyEdit', reference: '2110', isHidden: true });
  await expect.poll(async () => (await request.get(path)).text()).toContain('{"id":"2110","removedOn"');
});
