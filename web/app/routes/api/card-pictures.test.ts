import { expect, test } from 'vitest';
import { withSite } from '../../content/cms/site.test-data.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { tones } from '../../ui/picture/tones.ts';
import { loader } from './card-pictures.ts';
import { seededSite } from './seeded-site.test-data.ts';

withSite(() => seededSite);

const fetchPictures = (search: string, view: Platform['view'] = { kind: 'published' }) =>
  loader({
    request: new Request(`https://site.example/api/card-pictures${search}`),
    params: {},
    context: { ...testPlatform().platform, view },
  });

test('the pictures of a card after its first come with their words in the language of the page', async () => {
  const response = await fetchPictures('?id=2101&language=fr');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  const pictures = await response.json<{ src: string; alt: string; tone: number }[]>();
  expect(pictures.map(({ src }) => src.replace(/\.[0-9a-f]{8}$/, ''))).toEqual(
    Array.from({ length: 10 }, (_, index) => `/pictures/p2101-${String(index + 2)}`),
  );
  expect(pictures[0]?.alt).toMatch(/^Séjour/);
  for (const { tone } of pictures) expect(tones[tone]).toBeDefined();
});

test('what a preview shows is stored by no cache', async () => {
  const response = await fetchPictures('?id=2101&language=nl', { kind: 'studio' });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('what is not offered has no pictures, nor has a language that the site does not have', async () => {
  for (const search of ['', '?id=9999&language=nl', '?id=2101', '?id=2101&language=de'])
    expect((await fetchPictures(search)).status, search).toBe(404);
});
