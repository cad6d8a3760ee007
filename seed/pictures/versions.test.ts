import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readOriginal } from './originals.ts';
import { versionsOf } from './versions.ts';

const sizes = { widths: [100, 400] };

test('a picture has two formats of each width, and the first of a property one to share', () => {
  const sized = ['100.avif', '100.webp', '400.avif', '400.webp'];
  const namesOf = (id: string) => versionsOf(id, sizes).map(({ name }) => name);
  expect(namesOf('p2101-1')).toEqual([...sized, 'share.jpg']);
  expect(namesOf('p2101-2')).toEqual(sized);
  expect(namesOf('banner-home')).toEqual(sized);
});

test('a shared picture is a JPEG of 1200 by 630 pixels and at most 120 KB', async () => {
  const { make } = versionsOf('p2101-1', { widths: [] })[0] ?? {};
  const original = Buffer.from(readOriginal('p2101-1'));
  const made = await make?.(sharp(original)).toBuffer({ resolveWithObject: true });
  expect(made?.info).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(made?.info.size).toBeLessThanOrEqual(120_000);
});
