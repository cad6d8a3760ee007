import type { Turn } from './jpeg.ts';
import { shareSize } from '../../content/paths/media-path.ts';
import type { PictureRequest } from '../../content/paths/picture-path.ts';

type Original = { picture: Blob; turn: Turn };

/** In the private bucket, originals beside the files made of them; only the latter are served. */
export const pictureFolder = 'pictures';

const turns = [90, 180, 270] as const;

export async function storeOriginal(
  uploads: R2Bucket,
  hash: string,
  { picture, turn }: Original,
): Promise<void> {
  await uploads.put(`${pictureFolder}/${hash}`, picture, { customMetadata: { turn: String(turn) } });
}

export async function readOriginal(uploads: R2Bucket, hash: string): Promise<Original | null> {
  const object = await uploads.get(`${pictureFolder}/${hash}`);
  if (!object) return null;
  const kept = object.customMetadata?.['turn'];
  return { picture: await object.blob(), turn: turns.find((turn) => String(turn) === kept) ?? 0 };
}

/** `file` is its name in the address, such as `<hash>-640.avif`. */
export async function storeMade(
  uploads: R2Bucket,
  file: string,
  bytes: ArrayBuffer,
  type: string,
): Promise<void> {
  await uploads.put(`${pictureFolder}/${file}`, bytes, { httpMetadata: { contentType: type } });
}

export async function readMade(uploads: R2Bucket, file: string) {
  const object = await uploads.get(`${pictureFolder}/${file}`);
  return object && { body: object.body, type: object.httpMetadata?.contentType ?? '' };
}

/** The lowest without visible artefacts on a photograph. */
const quality = { avif: 50, webp: 75, jpg: 75 };
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Never enlarges. Returns the service's type: for large pictures it may prefer another to AVIF. */
export async function sizePicture(
  images: ImagesBinding,
  { picture, turn }: Original,
  { width, format }: Omit<PictureRequest, 'hash'>,
): Promise<Response> {
  const given = images.input(picture.stream());
  const upright = turn === 0 ? given : given.transform({ rotate: turn });
  const sized = upright.transform(
    width === 'share' ? { ...shareSize, fit: 'cover' } : { width, fit: 'scale-down' },
  );
  const output = await sized.output({ format: types[format], quality: quality[format], anim: false });
  return output.response();
}

/** A PNG of one pixel, the mean of all colours. Fails for what no browser could show either. */
export async function meanPixel(images: ImagesBinding, picture: Blob): Promise<Uint8Array> {
  const sized = images.input(picture.stream()).transform({ width: 1, height: 1, fit: 'squeeze' });
  const output = await sized.output({ format: 'image/png', anim: false });
  return new Uint8Array(await output.response().arrayBuffer());
}
