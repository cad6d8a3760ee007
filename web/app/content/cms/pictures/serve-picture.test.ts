import { expect, test, vi } from 'vitest';
import { mediaPath } from '../../paths/media-path.ts';
import { startLake } from '../lake-server.test-data.ts';
import { shareRect } from './content-crops.server.ts';
import { contentPicture } from './content-picture.server.ts';
import { pictureAddress, serveContentPicture } from './serve-picture.server.ts';

const settings = {
  SANITY_PROJECT_ID: 'huisenhaard',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://localhost:3900',
};
const hash = '2f1c3e0000000000000000000000000000000000';
const source = { hash, width: 1200, height: 800, extension: 'jpg' };

test('a picture is requested from the configured content store, never larger than it is', () => {
  expect(pictureAddress({ source, width: 400, format: 'webp' }, settings)).toBe(
    `http://localhost:3900/images/huisenhaard/production/${hash}-1200x800.jpg?w=400&q=60&fit=max&fm=webp`,
  );
  const hosted = { ...settings, SANITY_API_HOST: '' };
  const rect = { left: 300, top: 0, width: 600, height: 400 };
  expect(pictureAddress({ source: { ...source, rect }, width: 640, format: 'avif' }, hosted)).toBe(
    `https://cdn.sanity.io/images/huisenhaard/production/${hash}-1200x800.jpg?w=640&q=40&fit=max&rect=300%2C0%2C600%2C400&auto=format`,
  );
});

test('a picture to be shared is requested in exactly its size', () => {
  const rect = { left: 0, top: 85, width: 1200, height: 630 };
  expect(pictureAddress({ source: { ...source, rect }, width: 'share', format: 'jpg' }, settings)).toBe(
    `http://localhost:3900/images/huisenhaard/production/${hash}-1200x800.jpg?w=1200&h=630&q=60&fit=crop&rect=0%2C85%2C1200%2C630&fm=jpg`,
  );
});

test('a crop is served as documents have it, and any other is refused without bothering the pipeline', async () => {
  const asset = { _ref: `image-${hash}-1200x800-jpg`, _type: 'reference' };
  const crop = { left: 0.1, right: 0.203, top: 0, bottom: 0.3337 };
  const page = { _id: 'drafts.page', modules: [{ pictures: [{ asset }, { asset, crop }] }] };
  const lake = await startLake((_query, params) => (params['asset'] === asset._ref ? [page] : []));
  const fetched: string[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/images/')) return real(input, init);
    fetched.push(url);
    return Promise.resolve(new Response('picture', { headers: { 'Content-Type': 'image/webp' } }));
  });
  const statusOf = async (path: string) => {
    const request = new Request(`https://site.example${path}-400.webp`);
    return (await serveContentPicture(request, lake.platform))?.status;
  };
  const shown = contentPicture({ asset, crop, alt: null })?.src ?? '';
  const toShare = shareRect(source, { crop });
  expect(await statusOf(shown)).toBe(200);
  expect(await statusOf(mediaPath(source))).toBe(200);
  expect(await statusOf(mediaPath({ ...source, rect: toShare }))).toBe(200);
  expect(fetched).toHaveLength(3);
  for (let left = 0; left < 20; left += 1)
    expect(await statusOf(mediaPath({ ...source, rect: { left, top: 0, width: 600, height: 400 } }))).toBe(
      404,
    );
  expect(fetched).toHaveLength(3);
  lake.close();
});
