import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clientOf, freshFolder, freshLake } from '../testing/fresh-lake.test-data.ts';
import { colorAt, picture } from '../testing/pictures.test-data.ts';

async function servedPicture() {
  const lake = await freshLake();
  const bytes = await picture(200, 100, '#0000ff', true).png().toBuffer();
  const asset = await clientOf(lake).assets.upload('image', bytes, { filename: 'a.png' });
  const get = async (query = '', headers: Record<string, string> = {}) => {
    const response = await fetch(`${asset.url}${query}`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { lake, asset, bytes, get };
}

async function sizeOf(bytes: Buffer): Promise<string> {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${width}x${height} ${format}`;
}

test('without parameters the bytes uploaded come back, with their type and a lasting cache', async () => {
  const { get, bytes } = await servedPicture();
  const { response, bytes: served } = await get();
  expect(served.equals(bytes)).toBe(true);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const etag = response.headers.get('etag') ?? '';
  expect((await get('', { 'if-none-match': etag })).response.status).toBe(304);
  expect((await get('?dlRaw=true&w=10')).bytes.equals(bytes)).toBe(true);
});

test.each([
  ['?w=100', '100x50 png'],
  ['?h=20', '40x20 png'],
  ['?w=50&h=50', '50x25 png'],
  ['?w=400', '400x200 png'],
  ['?w=400&fit=max', '200x100 png'],
  ['?w=50&h=50&fit=crop', '50x50 png'],
  ['?w=400&h=400&fit=crop', '400x400 png'],
  ['?w=400&h=400&fit=min', '100x100 png'],
  ['?w=50&h=50&fit=min', '50x50 png'],
  ['?w=400&fit=min', '200x100 png'],
  ['?w=50&h=80&fit=scale', '50x80 png'],
  ['?w=50&h=80&fit=fill', '50x80 png'],
  ['?w=300&h=300&fit=fillmax', '300x300 png'],
  ['?w=100&h=100&fit=fillmax', '100x100 png'],
  ['?w=50&h=50&fit=crop&crop=entropy', '50x50 png'],
  ['?w=50&dpr=2', '100x50 png'],
  ['?rect=0,0,50,100', '50x100 png'],
  ['?rect=150,50,100,100', '50x50 png'],
  ['?rect=0,0,50,100&w=25', '25x50 png'],
  ['?w=50&fm=jpg', '50x25 jpeg'],
  ['?w=50&fm=webp', '50x25 webp'],
  ['?w=50&fm=avif', '50x25 heif'],
  ['?w=9&h=1000&fit=crop', '9x1000 png'],
])('%s gives %s', async (query, size) => {
  const { get } = await servedPicture();
  expect(await sizeOf((await get(query)).bytes)).toBe(size);
});

const blue = [0, 0, 255];

test('auto=format follows what the browser takes', async () => {
  const { get } = await servedPicture();
  const modern = await get('?w=50&auto=format', { accept: 'image/webp,*/*' });
  expect(modern.response.headers.get('content-type')).toBe('image/webp');
  expect(modern.response.headers.get('vary')).toContain('Accept');
  const old = await get('?w=50&auto=format', { accept: 'image/*' });
  expect(old.response.headers.get('content-type')).toBe('image/png');
});

test('quality weighs on the size', async () => {
  const lake = await freshLake();
  const noise = await sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer();
  const { url } = await clientOf(lake).assets.upload('image', noise);
  const size = async (quality: number) =>
    (await (await fetch(`${url}?w=90&q=${quality}`)).arrayBuffer()).byteLength;
  expect(await size(20)).toBeLessThan(await size(90));
});

test('a hotspot and a crop chosen in the Studio reach the picture through @sanity/image-url', async () => {
  const { lake, asset } = await servedPicture();
  const builder = createImageUrlBuilder({ projectId: 'test', dataset: 'production', baseUrl: lake.url });
  const image = {
    asset: { _ref: asset._id },
    crop: { left: 0.1, right: 0, top: 0, bottom: 0 },
    hotspot: { x: 0.95, y: 0.5, width: 0.1, height: 0.1 },
  };
  const url = builder.image(image).width(40).height(40).url();
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(await sizeOf(bytes)).toBe('40x40 png');
  expect(await colorAt(bytes, 20, 20)).toEqual(blue);
});

test('a picture lying on its side is served upright', async () => {
  const lake = await freshLake();
  const bytes = await picture(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { url } = await clientOf(lake).assets.upload('image', bytes);
  const served = Buffer.from(await (await fetch(`${url}?w=20`)).arrayBuffer());
  expect(await sizeOf(served)).toBe('20x30 jpeg');
});

test('what is not there, or is no asset name, is not found', async () => {
  const { lake, asset } = await servedPicture();
  const status = async (path: string) => (await fetch(`${lake.url}/${path}`)).status;
  expect(await status(`images/test/production/${'0'.repeat(40)}-1x1.png`)).toBe(404);
  expect(await status('images/test/production/..%2f..%2flake.db')).toBe(404);
  expect(await status(asset.path.replace('/test/', '/other/'))).toBe(404);
  expect(await status(asset.path.replace('images/', 'files/'))).toBe(404);
  await clientOf(lake).delete(asset._id);
  expect(await status(asset.path)).toBe(404);
});

test('an SVG is served as it is and cannot run anything; requested in another format it is drawn', async () => {
  const lake = await freshLake();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10" fill="#0000ff"/></svg>';
  const { url } = await clientOf(lake).assets.upload('image', Buffer.from(svg), { filename: 'a.svg' });
  const response = await fetch(`${url}?w=100&auto=format`);
  expect(await response.text()).toBe(svg);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const drawn = Buffer.from(await (await fetch(`${url}?w=10&fm=png`)).arrayBuffer());
  expect(await sizeOf(drawn)).toBe('10x5 png');
  expect(await colorAt(drawn, 5, 2)).toEqual(blue);
});

test('files that could run are only ever downloaded, others are shown unless a download is requested', async () => {
  const client = clientOf(await freshLake());
  const serve = async (filename: string, contentType: string, query = '') => {
    const { url } = await client.assets.upload('file', Buffer.from(filename), { filename, contentType });
    const { headers } = await fetch(url + query);
    return [headers.get('content-type'), headers.get('content-disposition')];
  };
  expect(await serve('a.html', 'text/html')).toEqual(['application/octet-stream', 'attachment']);
  expect(await serve('a.js', 'text/javascript')).toEqual(['application/octet-stream', 'attachment']);
  expect(await serve('a.pdf', 'application/pdf')).toEqual(['application/pdf', null]);
  expect(await serve('b.pdf', 'application/pdf', '?dl=my"plan.pdf')).toEqual([
    'application/pdf',
    'attachment; filename="my_plan.pdf"',
  ]);
});

test('after a restart on another port an asset has the present address and is still there', async () => {
  const dataDir = freshFolder();
  const first = await freshLake({ dataDir });
  const asset = await clientOf(first).assets.upload('image', await picture(10, 10).png().toBuffer());
  await first.close();
  const second = await freshLake({ dataDir });
  const { url } = (await clientOf(second).getDocument(asset._id)) as { url: string } & typeof asset;
  expect(url.startsWith(second.url)).toBe(true);
  expect((await fetch(url)).status).toBe(200);
});
