import { expect, test } from 'vitest';
import { withSite } from '../../content/cms/site.test-data.ts';
import { seededTexts } from '../../content/i18n/seeded-texts.ts';
import { unpackTexts } from '../../content/i18n/packed-texts.ts';
import { loadLayout } from '../../site/load-layout.server.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { loader } from './interface-texts.ts';
import { seededSite } from './seeded-site.test-data.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

withSite(() => seededSite);

const fetchTexts = (path: string, view: Platform['view'] = { kind: 'published' }) =>
  loader({
    request: new Request(`https://site.example${path}`),
    params: {},
    context: { ...testPlatform().platform, view },
  });

const french = () => loadLayout(seededSite, 'fr', { now: new Date(), catalogue: sampleCatalogue }).textsHref;

test('the texts of islands come in one file, which browsers store as long as it is current', async () => {
  const response = await fetchTexts(french());
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const texts = unpackTexts(await response.text());
  expect(texts['header.openMenu']).toBe(seededTexts.fr['header.openMenu']);
  expect(texts['validation.email']).toBeUndefined();
});

test('a page made before the texts changed gets the current ones, which no cache stores under its address', async () => {
  const response = await fetchTexts(french().replace(/version=.*/, 'version=0'));
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(unpackTexts(await response.text())).toHaveProperty(['header.openMenu']);
});

test('what a preview shows is stored by no cache', async () => {
  expect((await fetchTexts(french(), { kind: 'studio' })).headers.get('Cache-Control')).toBe('no-store');
});

test('a language that the site does not have has no texts', async () => {
  for (const path of ['/api/interface-texts', '/api/interface-texts?language=de'])
    expect((await fetchTexts(path)).status, path).toBe(404);
});
