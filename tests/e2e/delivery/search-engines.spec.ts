import type { APIRequestContext } from '@playwright/test';
import { addresses, expect, test } from '../support/fixtures.ts';

/** The contents of all elements of a name. */
function textsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  expect(response.status(), address).toBe(200);
  return response.text();
}

test('a crawler finds every page by robots.txt, at its own address and allowed to index it', async ({
  request,
}) => {
  const robots = await textAt(request, '/robots.txt');
  const index = await textAt(request, /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const maps = textsIn(index, 'loc');
  expect(maps).toEqual(['nl', 'fr', 'en'].map((language) => `${addresses.site}/${language}/sitemap.xml`));
  const pages = (
    await Promise.all(maps.map(async (map) => textsIn(await textAt(request, map), 'loc')))
  ).flat();
  expect(pages.length).toBeGreaterThan(200);
  // One language is enough to read each kind of page, and every property.
  for (const page of pages.filter((address) => address.includes('/nl/'))) {
    const html = await textAt(request, page);
    expect(html, page).toContain(`<link rel="canonical" href="${page}"/>`);
    expect(html, page).not.toMatch(/<meta name="robots" content="noindex/);
    expect(html, page).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html, page).toMatch(/<meta property="og:image" content="https?:/);
  }
  expect((await request.get('/nl/sitemap.xml?page=2')).status()).toBe(404);
  expect((await request.get('/de/sitemap.xml')).status()).toBe(404);
});

test('a sitemap that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/fr/sitemap.xml');
  expect(first.headers()['cache-control']).toBe('public, max-age=3600');
  const again = await request.get('/fr/sitemap.xml', {
    headers: { 'If-None-Match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('the icons of the site are there for browsers, telephones and programs that guess', async ({
  request,
  page,
}) => {
  await page.goto('/fr/');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { icons, lang } = (await (await request.get(manifest ?? '')).json()) as {
    icons: { src: string }[];
    lang: string;
  };
  expect(lang).toBe('fr-BE');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const address of ['/favicon.ico', touch ?? '', ...icons.map(({ src }) => src)]) {
    const icon = await request.get(address);
    expect(icon.headers()['content-type'], address).toBe('image/png');
  }
});
