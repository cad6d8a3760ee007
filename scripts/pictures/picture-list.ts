import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Agency } from '../../seed/agencies/agency.ts';

export type Pictures = {
  /** Holds each picture's files as `<id>.<hash>-400.webp` and the like. */
  folder: string;
  list: string;
  /** Ids of the pictures that are shared, so that they come as JPEG too. */
  covers: ReadonlySet<string>;
};

type Bundle = { Properties: { SmallPictureItem: { ID: string } }[] };

export function sitePictures({ folder }: Agency): Pictures {
  const properties = path.join(folder, 'properties');
  const bundle = JSON.parse(readFileSync(path.join(properties, 'bundle.json'), 'utf8')) as Bundle;
  return {
    folder: path.join(folder, 'public', 'pictures'),
    list: path.join(properties, 'pictures.json'),
    covers: new Set(bundle.Properties.map(({ SmallPictureItem }) => SmallPictureItem.ID)),
  };
}

type ListedPicture = {
  hash: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** The mean of its smallest file's pixels, such as `#a7906f`, for the time until a file has come. */
  colour: string;
};

type PictureList = Record<string, ListedPicture>;

/** First eight digits of the SHA-256 of a picture's files, one after another. */
export function hashOf(files: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 8);
}

export async function meanColour(file: string): Promise<string> {
  const pixel = await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

export const readPictureList = (file: string): PictureList =>
  JSON.parse(readFileSync(file, 'utf8')) as PictureList;

/** Writes one picture a line, in the order of their ids, so that a change is easy to see. */
export function writePictureList(file: string, list: PictureList): void {
  const lines = Object.entries(list)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([id, picture]) => `  ${JSON.stringify(id)}: ${JSON.stringify(picture)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
