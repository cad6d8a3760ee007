import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cachedFile, keepFile } from './cache.ts';
import { readIndex, readOriginal, type PictureEntry } from './originals.ts';

/** Pixels of the longest side. Only the wide pictures of banners stand across a whole screen. */
const longestSideOf = ({ width, height }: PictureEntry): number => (width > 2 * height ? 2000 : 1600);

/** Dots per inch at which a vector is drawn in its own size. */
const ownDensity = 72;

/** Part of the cached name: a change of what follows must not find the old file. */
const label = 'u2.webp';

/**
 * A picture as the file that is uploaded with the content. Drawn once per original, then read from the cache.
 * @throws Error when there is no picture of that name
 */
export async function uploadFile(name: string): Promise<Buffer> {
  const entry = readIndex()[name];
  if (!entry) throw new Error(`There is no picture ${name}: seed/pictures/index.json names those there are.`);
  const file = cachedFile(entry.hash, label);
  if (existsSync(file)) return readFileSync(file);
  const longestSide = longestSideOf(entry);
  const density = (ownDensity * longestSide) / Math.max(entry.width, entry.height);
  const bytes = await sharp(Buffer.from(readOriginal(name)), { density })
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .removeAlpha()
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
  keepFile(file, bytes);
  return bytes;
}
