import { expect, test, vi } from 'vitest';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';

const written = ['nl', 'fr', 'en', 'de'] as const;

const content = {
  ...emptyContent,
  settings: { ...emptySettings, enabledLanguages: [...written] },
  pages: [
    {
      ...plainPage,
      _id: 'page-home',
      kind: 'home' as const,
      path: written.map((language) => ({ language, value: '/' })),
      title: [{ language: 'nl' as const, value: 'Welkom' }],
    },
  ],
};

async function seenOf(agency: string) {
  vi.stubEnv('LANGUAGES', agency);
  vi.resetModules();
  const { prepareSite } = await import('../../content/cms/site.server.ts');
  const { pageAlternates } = await import('../../content/paths/build-path.ts');
  const { resolvePath } = await import('../../content/paths/resolve-path.ts');
  const { movedAddress } = await import('../../pages/load-page-context.server.ts');
  const { pageMeta } = await import('../../pages/metadata/page-meta.ts');
  const { sitemap, sitemapIndex } = await import('./sitemap/sitemap.server.ts');
  const site = prepareSite(content);
  const home = site.paths.byKind('home');
  if (!home) throw new Error('The site has no home page.');
  const alternates = pageAlternates(home, site.languages);
  const siteUrl = 'https://site.test';
  const root = new Request(`${siteUrl}/`);
  const response = await movedAddress(
    { platform: testPlatform().platform, site },
    root,
    resolvePath(site.paths, '/'),
  );
  const head = { title: '', description: undefined, canonical: siteUrl, alternates, isIndexed: true };
  const address = { path: '/', alternates, changedAt: undefined, pictures: [] };
  const listed = site.languages.map((language) => ({ language, addresses: [address] }));
  return {
    root: response?.headers.get('Location'),
    titles: home.titles,
    hrefLangs: pageMeta(head).flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : [])),
    inSitemap: [...sitemap([address], siteUrl).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hrefLang, href]) => [hrefLang, href?.replace(siteUrl, '')],
    ),
    sitemaps: [...sitemapIndex(listed, siteUrl).matchAll(/\/(\w+)\/sitemap\.xml/g)].map(([, id]) => id),
  };
}

test('an agency with French first is French where nothing is known, and lists its languages in its order', async () => {
  const { root, titles, hrefLangs, inSitemap, sitemaps } = await seenOf('fr,nl,de');
  expect(root).toBe('/fr/');
  expect(hrefLangs).toEqual([
    ['fr-BE', '/fr/'],
    ['nl-BE', '/nl/'],
    ['de-BE', '/de/'],
    ['x-default', '/fr/'],
  ]);
  expect(inSitemap).toEqual(hrefLangs);
  expect(sitemaps).toEqual(['fr', 'nl', 'de']);
  expect(titles).toMatchObject({ fr: 'Welkom', nl: 'Welkom', de: 'Welkom' });
});

test('an agency with German alone has no other language, whatever was written in one', async () => {
  const { root, hrefLangs, inSitemap, sitemaps } = await seenOf('de');
  expect(root).toBe('/de/');
  expect(hrefLangs).toEqual([
    ['de-BE', '/de/'],
    ['x-default', '/de/'],
  ]);
  expect(inSitemap).toEqual(hrefLangs);
  expect(sitemaps).toEqual(['de']);
});
