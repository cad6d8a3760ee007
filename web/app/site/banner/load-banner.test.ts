import { expect, test } from 'vitest';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import { loadBanner, videoOrigins } from './load-banner.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

type Stored = Parameters<typeof loadBanner>[0];

const blank: NonNullable<Stored['banner']> = {
  mediaType: 'color',
  height: null,
  color: null,
  transparent: null,
  video: null,
  mobileVideo: null,
  isUntranslated: false,
  title: null,
  description: null,
  pictures: null,
  poster: null,
  search: null,
};
const origin = 'https://site.example';
const load = (fields: Partial<typeof blank>) =>
  loadBanner(
    { banner: { ...blank, ...fields }, title: 'De pagina', isUntranslated: false },
    {
      paths: createPathTable([], ['nl']),
      language: 'nl',
      origin,
      catalogue: sampleCatalogue,
    },
  );
const picture = (hash: string) => ({
  asset: { _type: 'reference' as const, _ref: `image-${hash.repeat(40)}-2000x900-jpg` },
  hotspot: null,
  colour: null,
  crop: null,
  alt: 'Een straat',
});
const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map(picture);

test('[3.47] a banner of which little is said has the page’s title and the usual look', () => {
  expect(load({})).toMatchObject({ title: 'De pagina', color: 'dark', height: 'standard', transparent: 100 });
  expect(
    loadBanner(
      { banner: null, title: 'x', isUntranslated: false },
      { paths: createPathTable([], ['nl']), language: 'nl', origin, catalogue: sampleCatalogue },
    ),
  ).toBe(undefined);
});

test('[3.55] a picture is one, a gallery at most five, a colour or nothing none', () => {
  expect(load({ mediaType: 'image', pictures })?.pictures).toHaveLength(1);
  expect(load({ mediaType: 'gallery', pictures })?.pictures).toHaveLength(5);
  expect(load({ mediaType: 'color', pictures })?.pictures).toEqual([]);
  expect(load({ mediaType: 'none', pictures })).toMatchObject({ pictures: [], color: undefined });
});

test('a share beyond the scale of the Studio is brought back to it', () => {
  expect(load({ transparent: 400 })?.transparent).toBe(100);
  expect(load({ transparent: -5 })?.transparent).toBe(0);
});

test('a video plays from https or our own site, and the policy names only other sites', () => {
  const video = (src: string, mobileVideo: string | null = null) =>
    load({ mediaType: 'video', video: src, mobileVideo, poster: picture('a') });
  expect(video(`${origin}/film.mp4`)?.video).toMatchObject({ isOwn: true });
  expect(videoOrigins(video(`${origin}/film.mp4`))).toEqual([]);
  const other = video('https://films.example/a.mp4', 'https://small.example/a.mp4');
  expect(other?.video?.isOwn).toBe(false);
  expect(videoOrigins(other)).toEqual(['https://films.example', 'https://small.example']);
  for (const refused of ['http://films.example/a.mp4', 'javascript:alert(1)', 'film.mp4']) {
    expect(video(refused)?.video, refused).toBeUndefined();
  }
});
