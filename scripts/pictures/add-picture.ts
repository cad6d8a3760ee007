import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashOf, meanColour, readPictureList, writePictureList, type Pictures } from './picture-list.ts';

type Version = { name: string; size: { width: number; height?: number }; encode: (image: Sharp) => Sharp };

/** Pixels that the narrowest original may have, which becomes the largest file. */
const widest = 1360;
const smallest = 100;

/** Larger files bear a lower quality: their artefacts are smaller on a screen. */
const avifQualities = [
  [400, 52],
  [640, 51],
  [960, 47],
  [widest, 45],
] as const;

const avif = avifQualities.map(([width, quality]): Version => ({
  name: `${width}.avif`,
  size: { width },
  encode: (image) => image.avif({ quality, effort: 4 }),
}));

/** Serves the few browsers without AVIF. */
const webp = [smallest, 400, widest].map((width): Version => ({
  name: `${width}.webp`,
  size: { width },
  encode: (image) => image.webp({ quality: 78, effort: 6, smartSubsample: true }),
}));

const sized = [...avif, ...webp];

/** The size that messengers and social networks ask for. Several of them read neither AVIF nor WebP. */
const shared: Version = {
  name: 'share.jpg',
  size: { width: 1200, height: 630 },
  encode: (image) => image.jpeg({ quality: 74, mozjpeg: true }),
};

export const versionsOf = (id: string, covers: ReadonlySet<string>): readonly Version[] =>
  covers.has(id) ? [...sized, shared] : sized;

/**
 * Writes the sized files of a picture named after its id, in place of those it had, and lists it.
 * @throws Error when the name is no id or the picture is too small
 */
export async function addPicture(source: string, { folder, list, covers }: Pictures): Promise<string> {
  const id = path.parse(source).name;
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`${source}: name the file after its picture, such as p2101-1.jpg.`);
  const { data, info } = await sharp(source)
    .autoOrient()
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (width < widest) throw new Error(`${source} is ${width} pixels wide; a picture needs ${widest}.`);
  const files = await Promise.all(
    versionsOf(id, covers).map(async ({ name, size, encode }) => {
      const image = sharp(data, { raw: { width, height, channels } }).resize({ ...size, fit: 'cover' });
      return { name, bytes: await encode(image).toBuffer() };
    }),
  );
  const hash = hashOf(files.map(({ bytes }) => bytes));
  for (const name of readdirSync(folder)) if (name.startsWith(`${id}.`)) rmSync(path.join(folder, name));
  for (const { name, bytes } of files) writeFileSync(path.join(folder, `${id}.${hash}-${name}`), bytes);
  const colour = await meanColour(path.join(folder, `${id}.${hash}-${smallest}.webp`));
  const listed = { hash, width: widest, height: Math.round((height * widest) / width), colour };
  writePictureList(list, { ...readPictureList(list), [id]: listed });
  return id;
}
