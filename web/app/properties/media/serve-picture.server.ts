import { sql } from 'drizzle-orm';
import { type PictureRequest, readPicturePath } from '../../content/paths/picture-path.ts';
import {
  isPictureType,
  madePicture,
  refusedFile,
  serveMadeFile,
} from '../../platform/http/made-file.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import { copiedFiles, unusedFiles } from './media-tables.server.ts';
import { storeMade, readMade, readOriginal, sizePicture } from './picture-store.server.ts';

type Stores = {
  database: Database;
  uploads: R2Bucket;
  images: ImagesBinding;
  waitUntil: (promise: Promise<unknown>) => void;
};

export async function serveCopiedPicture(request: Request, stores: Stores): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const wanted = readPicturePath(pathname);
  if (!wanted) return undefined;
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  return serveMadeFile(request, stores, () => findOrMake(file, wanted, stores));
}

/** Spares the bucket two requests per made-up hash. While the database fails, every hash counts. */
async function isKnown(database: Database, hash: string): Promise<boolean> {
  try {
    const { found } = await database.get<{ found: number }>(sql`select
      exists (select 1 from ${copiedFiles} where kind = 'picture' and hash = ${hash})
      or exists (select 1 from ${unusedFiles} where kind = 'picture' and hash = ${hash}) as found`);
    return found === 1;
  } catch {
    return true;
  }
}

/** Makes a file only once: the service is paid for each, and takes a second. */
async function findOrMake(
  file: string,
  { hash, ...size }: PictureRequest,
  { database, uploads, images, waitUntil }: Stores,
): Promise<Response> {
  try {
    if (!(await isKnown(database, hash))) return refusedFile(404);
    const found = await readMade(uploads, file);
    if (found) return madePicture(found.body, found.type);
    const original = await readOriginal(uploads, hash);
    if (!original) return refusedFile(404);
    const made = await sizePicture(images, original, size);
    const type = made.headers.get('Content-Type') ?? '';
    if (!isPictureType(type)) throw new Error(`The picture came as ${type}.`);
    const bytes = await made.arrayBuffer();
    waitUntil(storeMade(uploads, file, bytes, type));
    return madePicture(bytes, type);
  } catch (error) {
    logProblem('A picture of a property cannot be served.', { error });
    return refusedFile(502);
  }
}
