import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { altTexts } from './alt-texts.ts';
import hashes from './hashes.json' with { type: 'json' };
import { pictureFilesIn } from '../../pictures/picture-file.ts';

const pictureFile = pictureFilesIn(path.resolve(import.meta.dirname, '..'));
const pictures = Object.entries(hashes);
const names = Object.keys(hashes);

test('every listed picture has its file, and nothing else is stored', () => {
  expect(readdirSync(path.join(import.meta.dirname, 'files')).toSorted()).toEqual(
    names.map((name) => `${name}.webp`).toSorted(),
  );
});

test('every picture with an alternative text of its own is listed; the others are portraits', () => {
  expect(names.filter((name) => !/^b\d$/.test(name)).toSorted()).toEqual(Object.keys(altTexts).toSorted());
});

test('no file differs from the one whose hash is listed', async () => {
  for (const [name, hash] of pictures) {
    const found = createHash('sha256')
      .update(await pictureFile(name))
      .digest('hex');
    expect(found.slice(0, 8), name).toBe(hash);
  }
});

test('every banner comes in two formats', () => {
  const banners = names.filter((name) => name.startsWith('banner-'));
  const wide = banners.filter((name) => !name.endsWith('-3x2'));
  expect(wide.length).toBeGreaterThan(5);
  expect(banners.toSorted()).toEqual(wide.flatMap((name) => [name, `${name}-3x2`]).toSorted());
});

test('a picture is a WebP without transparency, large enough for a screen and at most 250 KB', async () => {
  for (const name of names) {
    const bytes = await pictureFile(name);
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
    expect({ format, hasAlpha }, name).toEqual({ format: 'webp', hasAlpha: false });
    expect(Math.max(width, height), name).toBeGreaterThanOrEqual(1600);
    expect(width / height, name).toBeCloseTo(ratioOf(name), 1);
    expect(bytes.length, name).toBeLessThanOrEqual(250_000);
  }
});

function ratioOf(name: string): number {
  if (/^b\d$/.test(name)) return 4 / 5;
  return name.startsWith('banner-') && !name.endsWith('-3x2') ? 7 / 3 : 3 / 2;
}

test('a missing picture is named', async () => {
  await expect(pictureFile('castle')).rejects.toThrow('There is no picture castle');
});
