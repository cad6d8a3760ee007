import { shareSize } from '../../content/paths/media-path.ts';
import type { PictureRequest } from '../../content/paths/picture-path.ts';
import type { Original } from './picture-store.server.ts';

/** The lowest without visible artefacts on a photograph. */
const quality = { avif: 50, webp: 75, jpg: 75 };
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Makes a file of a picture, never larger than the picture is. Its type is the one that the service answers with: for large
 * pictures it may prefer another to AVIF.
 */
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

/** The whole picture as a PNG of one pixel, the mean of its colours. Fails for what no browser could show either. */
export async function meanPixel(images: ImagesBinding, picture: Blob): Promise<Uint8Array> {
  const sized = images.input(picture.stream()).transform({ width: 1, height: 1, fit: 'squeeze' });
  const output = await sized.output({ format: 'image/png', anim: false });
  return new Uint8Array(await output.response().arrayBuffer());
}
