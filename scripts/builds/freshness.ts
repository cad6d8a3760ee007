import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'build', 'dist', '.sanity']);

function* listFiles(place: string): Generator<string> {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield place;
    return;
  }
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.has(entry.name) || /\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    const file = path.join(place, entry.name);
    if (entry.isDirectory() || entry.isFile()) yield* listFiles(file);
  }
}

/** Hashes names and bytes of sources only: no tests, installed packages or build output. */
export function digest(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of listFiles(path.join(root, place))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

export function createFreshness(folder: string) {
  const place = (product: string) => path.join(folder, `${product}.digest`);
  return {
    isFresh(product: string, current: string): boolean {
      return existsSync(place(product)) && readFileSync(place(product), 'utf8') === current;
    },
    remember(product: string, current: string): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(place(product), current);
    },
  };
}
