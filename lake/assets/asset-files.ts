import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId } from '../store/ids.ts';

const unfinished = '.part';

/** The bytes of assets, as files named by their SHA-1: the same file uploaded twice is kept once. */
export class AssetFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'assets');
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder)) {
      if (name.endsWith(unfinished)) rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** Keeps the bytes under their hash; a file is there whole or not at all. */
  async keep(hash: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(hash);
    if (existsSync(path)) return;
    const part = `${path}.${randomId()}${unfinished}`;
    await writeFile(part, bytes);
    await rename(part, path);
  }

  async read(hash: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#pathOf(hash));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  #pathOf(hash: string): string {
    return join(this.#folder, hash);
  }
}
