import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brokenDatabase } from '../../platform/database/node-database.test-data.ts';
import { exampleRecord } from '../model/example.test-data.ts';
import { createCopyPictures } from './copy-pictures.server.ts';
import {
  photograph,
  sentPicture,
  serveFiles,
  startOtherHost,
  startRuntime,
  testStore,
} from './media-store.test-data.ts';
import { serveCopiedPicture } from './serve-picture.server.ts';

const runtime = startRuntime();

/** Copies a photograph of 1,800 × 1,200 pixels, and serves it. */
async function preparePicture(colour: string, orientation = 1) {
  const bytes = await photograph(colour, { width: 1800, height: 1200, orientation });
  const { fetch } = await startOtherHost(serveFiles(new Map([['/1.jpg', { bytes }]])));
  const store = await testStore(runtime, { fetch });
  const { record } = await createCopyPictures(store)(
    exampleRecord({ Pictures: [sentPicture('/1.jpg')] }),
    undefined,
  );
  const src = record?.SmallPictureItem?.Url ?? '';
  const pending: Promise<unknown>[] = [];
  let made = 0;
  const images: ImagesBinding = {
    ...store.images,
    input: (...given) => {
      made += 1;
      return store.images.input(...given);
    },
  };
  const asked: string[] = [];
  const uploads = new Proxy(store.uploads, {
    get: (bucket, name: keyof R2Bucket) => (name === 'get' && asked.push(name), bucket[name]),
  });
  const stores = {
    database: store.database,
    uploads,
    images,
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
  };
  const get = async (path: string, method = 'GET') => {
    const request = new Request(`https://site.example${path}`, { method });
    const response = await serveCopiedPicture(request, stores);
    await Promise.all(pending.splice(0));
    return response;
  };
  return { src, get, made: () => made, asked, stores };
}

const read = async (response: Response | undefined) => {
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { type: response?.headers.get('Content-Type'), format, width, height, exif };
};

test('a copied picture comes in every width and format that pages name, without data of its camera', async () => {
  const { src, get } = await preparePicture('#1f9d3a');
  const sizes = [
    ...[400, 640, 960, 1360].map((width) => [width, 'avif'] as const),
    ...[100, 400, 1360].map((width) => [width, 'webp'] as const),
  ];
  for (const [width, format] of sizes) {
    const given = await read(await get(`${src}-${String(width)}.${format}`));
    const height = Math.round((width * 2) / 3);
    const kind = format === 'avif' ? 'heif' : format;
    expect(given).toEqual({ type: `image/${format}`, format: kind, width, height, exif: undefined });
  }
  const shared = await read(await get(`${src}-share.jpg`));
  expect(shared).toEqual({ type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630, exif: undefined });
});

test('a photograph taken upright is shown upright', async () => {
  const { src, get } = await preparePicture('#8c3d25', 6);
  expect(await read(await get(`${src}-400.webp`))).toMatchObject({ width: 400, height: 600 });
});

test('a file is made once, and browsers keep it for a year', async () => {
  const { src, get, made } = await preparePicture('#3e596c');
  const first = await get(`${src}-640.avif`);
  const second = await get(`${src}-640.avif`);
  expect(made()).toBe(1);
  for (const response of [first, second]) {
    expect(response?.status).toBe(200);
    expect(response?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response?.headers.get('Content-Type')).toBe('image/avif');
  }
  expect(await first?.arrayBuffer()).toEqual(await second?.arrayBuffer());
  const head = await get(`${src}-640.avif`, 'HEAD');
  expect([head?.status, head?.body]).toEqual([200, null]);
  expect((await get(`${src}-640.avif`, 'POST'))?.status).toBe(405);
});

test('there is no other width or format, no unknown picture, and never the original', async () => {
  const { src, get, made, asked, stores } = await preparePicture('#565553');
  const unknown = await get(`/pictures/${'0'.repeat(32)}-400.avif`);
  expect([unknown?.status, unknown?.headers.get('Cache-Control'), asked]).toEqual([404, 'no-store', []]);
  stores.database = brokenDatabase();
  expect((await get(`${src}-400.avif`))?.status).toBe(200);
  expect(made()).toBe(1);
  for (const end of [
    '',
    '.jpg',
    '-401.avif',
    '-100.avif',
    '-400.png',
    '-4000.webp',
    '-share.webp',
    '-400.avif/x',
  ])
    expect(await get(`${src}${end}`), end).toBeUndefined();
  expect(made()).toBe(1);
});
