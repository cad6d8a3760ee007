import pictures from '../../../../seed/properties/pictures.json' with { type: 'json' };
import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { Picture } from '../model/property.ts';

type Sized = { hash: string; width: number; height: number };

const sizedPictures = new Map<string, Sized>(Object.entries(pictures));

/** Of the files in `web/public/pictures`. */
const widths = [400, 640, 960, 1360];

/** Adds the content hash to the address of a sized picture, so that caches may store it forever. */
export function pictureData({ id, url, width, height, alt }: Picture): PictureData {
  const sized = url.startsWith('/') ? sizedPictures.get(id) : undefined;
  if (!sized) return { src: url, widths: [], width, height, alt };
  return { src: `${url}.${sized.hash}`, widths, width: sized.width, height: sized.height, alt };
}
