import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads the WebP pictures of an agency's folder by name.
 * @throws Error if there is no picture of that name
 */
export function pictureFilesIn(folder: string): (name: string) => Promise<Buffer> {
  return async (name) => {
    const file = path.join(folder, 'pictures', 'files', `${name}.webp`);
    if (!existsSync(file))
      throw new Error(`There is no picture ${name}: ${path.dirname(file)} has those there are.`);
    return readFile(file);
  };
}
