import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { isWhole } from '../support/figures.ts';
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

/** The content of an attribute, as a reader of HTML gets it. */
function read(html: string, pattern: RegExp): string {
  const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
  const [, text = ''] = pattern.exec(html) ?? [];
  return text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '');
}

const headOf = (html: string) => ({
  title: read(html, /<title>([^<]*)/),
  description: read(html, /<meta name="description" content="([^"]*)"/),
  canonical: read(html, /<link rel="canonical" href="([^"]*)"/),
  alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  ),
  shared: (name: string) => read(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`)),
});

/** Addresses of pages in a sitemap, with their languages. */
function entriesIn(xml: string) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    page: textsIn(entry, 'loc')[0] ?? '',
    alternates: [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  }));
}

test('a crawler finds every page by robots.txt', async ({ request }) => {
  const robots = await textAt(request, '/robots.txt');
  const index = await textAt(request, /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const maps = textsIn(index, 'loc');
  expect(maps).toEqual(['nl', 'fr', 'en'].map((language) => `${addresses.site}/${language}/sitemap.xml`));
  expect((await request.get('/nl/sitemap.xml?page=2')).status()).toBe(404);
  expect((await request.get('/de/sitemap.xml')).status()).toBe(404);
});

for (const [language, locale] of [
  ['nl', 'nl_BE'],
  ['fr', 'fr_FR'],
  ['en', 'en_GB'],
] as const) {
  test(`[3.45] every page has words, an address and a picture of its own for search and sharing: ${language}`, async ({
    request,
  }) => {
    test.slow();
    const entries = entriesIn(await textAt(request, `/${language}/sitemap.xml`));
    expect(entries.length).toBeGreaterThan(70);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const pictures = new Set<string>();
    for (const { page, alternates } of entries) {
      const html = await textAt(request, page);
      const head = headOf(html);
      const { title, description, shared } = head;
      expect(html, page).not.toMatch(/<meta name="robots" content="noindex/);
      expect(head.canonical, page).toBe(page);
      expect(head.alternates.sort(), page).toEqual(alternates.sort());
      expect(titles.get(title), `title of ${page}`).toBeUndefined();
      expect(descriptions.get(description), `description of ${page}`).toBeUndefined();
      titles.set(title, page);
      descriptions.set(description, page);
      expect(title.length, title).toBeGreaterThan(12);
      expect(title.length, title).toBeLessThanOrEqual(76);
      expect(description.length, description).toBeGreaterThan(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(shared('url'), page).toBe(page);
      expect(shared('locale'), page).toBe(locale);
      expect(shared('type'), page).toMatch(/^(website|article)$/);
      expect([shared('title'), shared('description'), shared('image:alt')], page).not.toContain('');
      expect([shared('image:width'), shared('image:height')], page).toEqual(['1200', '630']);
      pictures.add(shared('image'));
    }
    for (const picture of language === 'nl' || isWhole ? pictures : []) {
      const response = await request.get(picture);
      expect(response.headers()['content-type'], picture).toBe('image/jpeg');
      const body = await response.body();
      expect(body.length, picture).toBeLessThanOrEqual(200_000);
      expect(await sharp(body).metadata(), picture).toMatchObject({ width: 1200, height: 630 });
    }
  });
}

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
