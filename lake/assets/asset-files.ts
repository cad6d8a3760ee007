import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId } from '../store/ids.ts';

const unfinished = '.part';

/** Stores the bytes of assets in files named by their SHA-1, so identical uploads share one file. */
export class AssetFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'assets');
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder)) {
      if (name.endsWith(unfinished)) rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** Writes atomically: a file is complete or missing. */
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
