import pictures from '../../../../seed/properties/pictures.json' with { type: 'json' };
import type { PictureData } from '../../ui/picture/picture-data.ts';
import { toneOf } from '../../ui/picture/tones.ts';
import type { Picture } from '../property/property.ts';

const sizedPictures = new Map(
  Object.entries(pictures).map(([id, { colour, ...sized }]) => [id, { ...sized, tone: toneOf(colour) }]),
);

/** Of the files in `web/public/pictures`. */
const widths = [400, 640, 960, 1360];

/** Adds the content hash to the address of a sized picture, so that caches may store it forever. */
export function pictureData({ id, url, width, height, alt }: Picture): PictureData {
  const sized = url.startsWith('/') ? sizedPictures.get(id) : undefined;
  if (!sized) return { src: url, widths: [], width, height, alt };
  const { hash, ...shown } = sized;
  return { src: `${url}.${hash}`, widths, alt, ...shown };
}
