import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Holds the pictures that are uploaded with the content, as WebP. */
export const pictureFiles = new URL('./files/', import.meta.url);

/**
 * A picture as the file that is uploaded with the content.
 * @throws Error when there is no picture of that name
 */
export async function pictureFile(name: string): Promise<Buffer> {
  const file = new URL(`${name}.webp`, pictureFiles);
  if (!existsSync(file))
    throw new Error(`There is no picture ${name}: seed/pictures/files/ has those there are.`);
  return readFile(file);
}
