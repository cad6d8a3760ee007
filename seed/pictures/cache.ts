import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url));

/** Path of a cached file made from the original with this hash; `label` says how it was made. */
export const cachedFile = (hash: string, label: string): string => join(CACHE, `${hash}-${label}`);

/** Writes a whole file or none, whoever else writes the same one. */
export function keepFile(file: string, bytes: Buffer): void {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}
