import { type PictureRequest, readPicturePath } from '../../content/paths/picture-path.ts';
import {
  isPictureType,
  madePicture,
  refusedFile,
  serveMadeFile,
} from '../../platform/http/made-file.server.ts';
import { logProblem } from '../../platform/log.server.ts';
import { keepMade, readMade, readOriginal } from './picture-store.server.ts';
import { sizePicture } from './size-picture.server.ts';

type Stores = { uploads: R2Bucket; images: ImagesBinding; waitUntil: (promise: Promise<unknown>) => void };

/** Serves a picture that was copied, in the widths that pages name; undefined for every other address. */
export async function serveCopiedPicture(request: Request, stores: Stores): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const wanted = readPicturePath(pathname);
  if (!wanted) return undefined;
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  return serveMadeFile(request, stores, () => findOrMake(file, wanted, stores));
}

/** Makes a file once: the service is paid for each, and takes a second. */
async function findOrMake(
  file: string,
  { hash, ...size }: PictureRequest,
  { uploads, images, waitUntil }: Stores,
): Promise<Response> {
  try {
    const found = await readMade(uploads, file);
    if (found) return madePicture(found.body, found.type);
    const original = await readOriginal(uploads, hash);
    if (!original) return refusedFile(404);
    const made = await sizePicture(images, original, size);
    const type = made.headers.get('Content-Type') ?? '';
    if (!isPictureType(type)) throw new Error(`The picture came as ${type}.`);
    const bytes = await made.arrayBuffer();
    waitUntil(keepMade(uploads, file, bytes, type));
    return madePicture(bytes, type);
  } catch (error) {
    logProblem('A picture of a property cannot be served.', { error });
    return refusedFile(502);
  }
}
