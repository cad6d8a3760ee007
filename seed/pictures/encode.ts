import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cachedFile, keepFile } from './cache.ts';
import { readIndex, readOriginal } from './originals.ts';
import type { Sharp } from 'sharp';
import type { PictureEntry } from './originals.ts';

// Part of every cached name: a change of quality must not find the old files.
const SETTINGS = 'e2';
const AT_ONCE = 2;
const KINDS = ['avif', 'webp'] as const;
const OURS = /\.[0-9a-f]{8}-\d+\.(avif|webp)$/;

const fileName = (id: string, entry: PictureEntry, width: number, kind: string): string =>
  `${id}.${entry.hash}-${width}.${kind}`;

export type EncodeWords = { outDir: string; onProgress?: (done: number, total: number) => void };

const cachedName = (entry: PictureEntry, width: number, kind: string): string =>
  cachedFile(entry.hash, `${SETTINGS}-${width}.${kind}`);

function put(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function encodeOne(id: string, entry: PictureEntry): Promise<void> {
  const missing = entry.widths.filter((width) =>
    KINDS.some((kind) => !existsSync(cachedName(entry, width, kind))),
  );
  if (missing.length === 0) return;
  const raster = await sharp(Buffer.from(readOriginal(id)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: raster.info.width, height: raster.info.height, channels: raster.info.channels };
  for (const width of missing) {
    const sized = (): Sharp => sharp(raster.data, { raw }).resize({ width });
    const save = (kind: string, bytes: Buffer): void => keepFile(cachedName(entry, width, kind), bytes);
    save(
      'avif',
      await sized()
        .avif({ quality: width > 600 ? 52 : 58, effort: 0 })
        .toBuffer(),
    );
    save('webp', await sized().webp({ quality: 76, effort: 2 }).toBuffer());
  }
}

/**
 * Sizes every original to its widths in AVIF and WebP as `<id>.<hash>-<width>.<kind>` and
 * removes those of pictures that are gone. A picture is encoded once per content; later runs only link what is cached.
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
      for (const width of entry.widths)
        for (const kind of KINDS)
          put(cachedName(entry, width, kind), join(outDir, fileName(id, entry, width, kind)));
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const wanted = new Set(
    Object.entries(index).flatMap(([id, entry]) =>
      entry.widths.flatMap((width) => KINDS.map((kind) => fileName(id, entry, width, kind))),
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
