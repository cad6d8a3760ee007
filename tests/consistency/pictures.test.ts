import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { versionsOf } from '../../scripts/pictures/add-picture.ts';
import { hashOf, meanColour, readPictureList, sitePictures } from '../../scripts/pictures/picture-list.ts';
import { readAgency, sampleAgency } from '../../seed/agencies/agency.ts';
import bundle from '../../seed/sample/properties/bundle.json' with { type: 'json' };

const { folder, list, covers } = sitePictures(readAgency(sampleAgency));
const pictures = Object.entries(readPictureList(list));

const namesOf = (id: string, hash: string) =>
  versionsOf(id, covers).map(({ name }) => `${id}.${hash}-${name}`);
const readPicture = (name: string) => readFileSync(path.join(folder, name));

test('the pictures of all properties and brokers are listed, and no others', () => {
  const shown = bundle.Properties.flatMap(({ Pictures }) => Pictures.map(({ ID }) => ID));
  const faces = bundle.Brokers.map(({ Picture }) => Picture);
  expect(pictures.map(([id]) => id).toSorted()).toEqual([...new Set([...shown, ...faces])].toSorted());
});

test('every listed picture has its files, under the hash of their bytes, and nothing else is stored', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    pictures.flatMap(([id, { hash }]) => namesOf(id, hash)).toSorted(),
  );
  for (const [id, { hash }] of pictures) expect(hashOf(namesOf(id, hash).map(readPicture)), id).toBe(hash);
});

test('every file is as large as its name says', async () => {
  for (const [id, { hash, ...largest }] of pictures)
    for (const name of namesOf(id, hash)) {
      const { format, width, height } = await sharp(path.join(folder, name)).metadata();
      const [, wide, ending] = /-(\d+)\.(webp|avif)$/.exec(name) ?? [];
      const wanted = Number(wide);
      if (name.endsWith('.jpg'))
        expect({ format, width, height }, name).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      else
        expect({ format, width }, name).toEqual({
          format: ending === 'avif' ? 'heif' : 'webp',
          width: wanted,
        });
      if (wanted === largest.width) expect(height, name).toBe(largest.height);
    }
  // Reads thousands of files, which a busy machine has to wait for.
}, 120_000);

test('a shared picture is small enough for messengers, and all files together for a repository', () => {
  const sizes = readdirSync(folder).map((name) => ({ name, bytes: readPicture(name).length }));
  for (const { name, bytes } of sizes) expect(bytes, name).toBeLessThanOrEqual(120_000);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(50_000_000);
});

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test('the colour of every picture is that of its smallest file', async () => {
  for (const [id, { hash, colour }] of pictures) {
    const mean = channelsOf(await meanColour(path.join(folder, `${id}.${hash}-100.webp`)));
    // Processors round differently.
    for (const [at, channel] of channelsOf(colour).entries())
      expect(Math.abs(channel - (mean[at] ?? NaN)), id).toBeLessThanOrEqual(1);
  }
});

/** Difference hash: for each of 8 × 8 cells, one if the cell to its right is brighter. */
async function likenessOf(file: Buffer): Promise<number[]> {
  const cells = await sharp(file).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  return Array.from({ length: 64 }, (_, bit) => {
    const cell = bit + Math.floor(bit / 8);
    return Number((cells[cell + 1] ?? 0) > (cells[cell] ?? 0));
  });
}

test('no two pictures of a property look alike', async () => {
  const hashes = new Map(pictures.map(([id, { hash }]) => [id, hash]));
  for (const { ID, Pictures } of bundle.Properties) {
    const likenesses = await Promise.all(
      Pictures.map(({ ID: id }) => likenessOf(readPicture(`${id}.${hashes.get(id)}-100.webp`))),
    );
    for (const [at, one] of likenesses.entries())
      for (const other of likenesses.slice(at + 1)) {
        const apart = one.filter((bit, index) => bit !== other[index]).length;
        expect(apart, `${ID}, picture ${at + 1}`).toBeGreaterThanOrEqual(6);
      }
  }
});
