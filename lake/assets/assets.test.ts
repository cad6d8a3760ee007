import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fresh-lake.test-data.ts';
import { picture } from '../testing/pictures.test-data.ts';
import { AssetFiles } from './asset-files.ts';
import { fileKind, safeHeaders } from './endpoints.ts';
import { inspectImage } from './inspect-image.ts';
import { RenditionCache } from './rendition-cache.ts';

test('the same file stored many times at once is there whole', async () => {
  const folder = freshFolder();
  const files = new AssetFiles(folder);
  const bytes = Buffer.alloc(100_000, 'x');
  await Promise.all(Array.from({ length: 20 }, () => files.keep('abc', bytes)));
  expect((await files.read('abc'))?.equals(bytes)).toBe(true);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['abc']);
});

test('what a killed lake left half written is removed at the next start', () => {
  const folder = freshFolder();
  const files = new AssetFiles(folder);
  writeFileSync(join(folder, 'assets', 'abc.123.part'), 'half');
  expect(files).toBeDefined();
  expect(new AssetFiles(folder)).toBeDefined();
  expect(readdirSync(join(folder, 'assets'))).toEqual([]);
});

test.each([
  ['plan.pdf', 'application/pdf', 'pdf', 'application/pdf'],
  ['Plan.PDF', '', 'pdf', 'application/octet-stream'],
  ['', 'text/plain; charset=utf-8', 'txt', 'text/plain'],
  ['', 'application/x-unknown', 'bin', 'application/x-unknown'],
  ['archive.tar.gz', 'application/gzip', 'gz', 'application/gzip'],
  ['no/../path.sh', 'text/html\r\nX: y', 'sh', 'text/html'],
  ['name.far-too-long-an-extension', '', 'bin', 'application/octet-stream'],
])('a file %j of type %j is kept as %s, %s', (name, type, extension, mimeType) =>
  expect(fileKind(name, type)).toEqual({ extension, mimeType }),
);

test.each([
  ['text/html', 'application/octet-stream', 'attachment'],
  ['text/javascript', 'application/octet-stream', 'attachment'],
  ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
  ['text/xml', 'application/octet-stream', 'attachment'],
  ['image/png', 'image/png', undefined],
  ['image/svg+xml', 'image/svg+xml', undefined],
  ['application/pdf', 'application/pdf', undefined],
  ['video/mp4', 'video/mp4', undefined],
])('%s is served as %s, boxed in: %s', (mimeType, served, disposition) => {
  const headers = safeHeaders(mimeType, null);
  expect([headers['Content-Type'], headers['Content-Disposition']]).toEqual([served, disposition]);
  expect(headers['Content-Security-Policy']).toContain('sandbox');
});

test('the name of a download cannot add headers', () => {
  expect(safeHeaders('image/png', 'a"\r\nX-Evil: 1.png')['Content-Disposition']).toBe(
    'attachment; filename="a___X-Evil_ 1.png"',
  );
  expect(safeHeaders('image/png', '')['Content-Disposition']).toBe('attachment');
});

test.each([
  ['jpeg', 'jpg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['gif', 'gif', 'image/gif'],
  ['webp', 'webp', 'image/webp'],
  ['tiff', 'tif', 'image/tiff'],
  ['avif', 'avif', 'image/avif'],
] as const)('a picture in %s is known by its content', async (format, extension, mimeType) => {
  const bytes = await picture(12, 8).toFormat(format).toBuffer();
  expect(await inspectImage(bytes)).toMatchObject({ extension, mimeType, width: 12, height: 8 });
});

test('an SVG is measured, and a grey picture has a colour as well', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="15"/>');
  expect(await inspectImage(svg)).toMatchObject({ extension: 'svg', width: 30, height: 15 });
  const grey = await picture(10, 10, '#808080').toColourspace('b-w').png().toBuffer();
  expect((await inspectImage(grey)).metadata).toMatchObject({
    palette: { dominant: { background: expect.stringMatching(/^#([78][0-9a-f]){3}$/) as string } },
  });
});

test('the placeholder is small and keeps the proportions', async () => {
  const { metadata } = await inspectImage(await picture(400, 200).jpeg().toBuffer());
  const [, data = ''] = String(metadata['lqip']).split(',');
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 20, height: 10 });
});

test.each(['#ff0000', '#ffffff', '#101030', '#2060a0'])('a picture in %s says so, nearly', async (color) => {
  const { metadata } = await inspectImage(await picture(64, 64, color).png().toBuffer());
  const { background } = (metadata['palette'] as { dominant: { background: string } }).dominant;
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const found = channels(background);
  for (const [index, channel] of channels(color).entries())
    expect(Math.abs(channel - (found[index] ?? NaN))).toBeLessThan(16);
});

test('a rendition is made once, also when it is requested twice at the same time', async () => {
  const cache = new RenditionCache();
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve({ bytes: Buffer.from('x'), mimeType: 'image/png' });
  };
  const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(await cache.get('a', make)).toBe(first);
  expect([second, made]).toEqual([first, 1]);
  await cache.get('b', make);
  expect(made).toBe(2);
});

test('one that failed is tried again', async () => {
  const cache = new RenditionCache();
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const whole = { bytes: Buffer.from('x'), mimeType: 'image/png' };
  expect(await cache.get('a', () => Promise.resolve(whole))).toBe(whole);
});

test('the cache drops the least recently used', async () => {
  const cache = new RenditionCache();
  let made = 0;
  const large = () => {
    made += 1;
    return Promise.resolve({ bytes: Buffer.alloc(30 * 1024 * 1024), mimeType: 'image/png' });
  };
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, large);
  expect(made).toBe(3);
  await cache.get('b', large);
  expect(made).toBe(4);
});
