import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { withoutPersonalData } from './jpeg.ts';
import { photograph } from './media-store.test-data.ts';
import { readPictureHeader } from './picture-header.ts';

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 240, height: 160, channels, background: '#8c3d25' } });

const size = { width: 240, height: 160, turn: 0 };

test('the size of a picture is read from its first bytes, in every format', async () => {
  const versions: Record<string, Sharp> = {
    jpeg: picture().jpeg(),
    progressive: picture().jpeg({ progressive: true }),
    png: picture(4).png(),
    lossy: picture().webp(),
    lossless: picture().webp({ lossless: true }),
    transparent: picture(4).ensureAlpha(0.5).webp(),
    avif: picture().avif({ effort: 0 }),
  };
  for (const [name, version] of Object.entries(versions)) {
    const bytes = await version.toBuffer();
    expect(readPictureHeader(bytes), name).toEqual(size);
    expect(readPictureHeader(bytes.subarray(0, 20)), name).toBeUndefined();
  }
});

test('HEIC of a phone is known by its brand, and measured as it is turned', async () => {
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  const heic = Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
  expect(readPictureHeader(heic)).toEqual(size);
  const turned = Buffer.from(heic.toString('latin1').replace('pixi\0', 'irot\x01'), 'latin1');
  expect(readPictureHeader(turned)).toEqual({ width: 160, height: 240, turn: 0 });
});

test('a photograph taken upright is measured upright', async () => {
  for (const [orientation, turn] of [
    [1, 0],
    [3, 180],
    [6, 90],
    [8, 270],
  ] as const) {
    const bytes = await photograph('#8c3d25', { orientation });
    const isOnItsSide = turn === 90 || turn === 270;
    const upright = isOnItsSide ? { width: 600, height: 900 } : { width: 900, height: 600 };
    expect(readPictureHeader(bytes), String(orientation)).toEqual({ ...upright, turn });
  }
});

test('what is no picture is none, whatever its first letters are', () => {
  const texts = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!doctype html><title>Log in</title>',
    'GIF89a',
  ];
  for (const text of [
    ...texts,
    '\xff\xd8\xff',
    'RIFF1234WEBPVP8Z',
    '\x89PNG\r\n\x1a\n',
    '\0\0\0\x20ftypavif',
  ])
    expect(readPictureHeader(Buffer.from(text.padEnd(64, '\0'), 'latin1')), text).toBeUndefined();
});

test('what a camera wrote is taken out of a photograph, and nothing of what is seen', async () => {
  const bytes = await photograph('#8c3d25', { orientation: 6 });
  const clean = withoutPersonalData(bytes);
  const [before, after] = [await sharp(bytes).metadata(), await sharp(clean).metadata()];
  expect([before.exif?.length, before.orientation]).toEqual([expect.any(Number), 6]);
  expect([after.exif, after.orientation, after.xmp]).toEqual([undefined, undefined, undefined]);
  expect(Buffer.compare(await sharp(clean).raw().toBuffer(), await sharp(bytes).raw().toBuffer())).toBe(0);
});
