import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cachedFile, keepFile } from './cache.ts';
import { readIndex, readOriginal } from './originals.ts';
import { type Version, versionsOf } from './versions.ts';
import type { PictureEntry } from './originals.ts';

// Part of every cached name: a change of quality must not find the old files.
const SETTINGS = 'e2';
const AT_ONCE = 2;
const OURS = /\.[0-9a-f]{8}-(\d+\.(avif|webp)|share\.jpg)$/;

const fileName = (id: string, entry: PictureEntry, { name }: Version): string =>
  `${id}.${entry.hash}-${name}`;

export type EncodeWords = { outDir: string; onProgress?: (done: number, total: number) => void };

const cachedName = (entry: PictureEntry, { name }: Version): string =>
  cachedFile(entry.hash, `${SETTINGS}-${name}`);

function put(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function encodeOne(id: string, entry: PictureEntry): Promise<void> {
  const missing = versionsOf(id, entry).filter((version) => !existsSync(cachedName(entry, version)));
  if (missing.length === 0) return;
  const raster = await sharp(Buffer.from(readOriginal(id)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: raster.info.width, height: raster.info.height, channels: raster.info.channels };
  for (const version of missing) {
    const bytes = await version.make(sharp(raster.data, { raw })).toBuffer();
    keepFile(cachedName(entry, version), bytes);
  }
}

/**
 * Makes every version of every original as `<id>.<hash>-<version>` and removes those of pictures that are gone. A
 * picture is encoded once per content; later runs only link what is cached.
 */
export async function encodePictures({ outDir, onProgress }: EncodeWords): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  sharp.concurrency(1);
  const index = readIndex();
  const waiting = Object.entries(index);
  const total = waiting.length;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, entry] = next;
      await encodeOne(id, entry);
      for (const version of versionsOf(id, entry))
        put(cachedName(entry, version), join(outDir, fileName(id, entry, version)));
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const wanted = new Set(
    Object.entries(index).flatMap(([id, entry]) =>
      versionsOf(id, entry).map((version) => fileName(id, entry, version)),
    ),
  );
  for (const name of readdirSync(outDir))
    if (OURS.test(name) && !wanted.has(name)) rmSync(join(outDir, name), { force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = process.argv[2];
  if (!outDir) throw new Error('Say where the pictures go: node seed/pictures/encode.ts <folder>');
  await encodePictures({
    outDir,
    onProgress: (done, total) => {
      if (done % 10 === 0 || done === total) console.log(`pictures ${done}/${total}`);
    },
  });
}
