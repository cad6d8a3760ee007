import type { SharedPicture, PictureData } from '../../ui/picture/picture-data.ts';
import { shareSize } from '../../content/paths/media-path.ts';
import { pictureWidths, readPictureHash } from '../../content/paths/picture-path.ts';
import type { Picture } from '../property/property.ts';
import pictures from '../../../../seed/sample/properties/pictures.json' with { type: 'json' };
import { toneOf } from '../../ui/picture/tones.ts';

export function sharedCover(cover: Picture | undefined, siteUrl: string): SharedPicture | undefined {
  if (!cover) return undefined;
  const { src, widths, width, height, alt } = pictureData(cover);
  if (widths.length === 0) return { url: new URL(src, siteUrl).href, width, height, alt };
  return { url: `${siteUrl}${src}-share.jpg`, ...shareSize, alt };
}

const sizedPictures = new Map(
  Object.entries(pictures).map(([id, { colour, ...sized }]) => [id, { ...sized, tone: toneOf(colour) }]),
);

/** Addresses of committed pictures carry a hash of the content, so that caches may keep them forever. */
export function pictureData({ id, url, width, height, alt, note, lang, tone }: Picture): PictureData {
  if (readPictureHash(url) !== undefined)
    return { src: url, widths: pictureWidths, width, height, alt, note, lang, tone };
  const sized = url.startsWith('/') ? sizedPictures.get(id) : undefined;
  if (!sized) return { src: url, widths: [], width, height, alt, note, lang };
  const { hash, ...shown } = sized;
  return { src: `${url}.${hash}`, widths: pictureWidths, alt, note, lang, ...shown };
}

export function portraitData(id: string): PictureData {
  return pictureData({ id, url: `/pictures/${id}`, width: 600, height: 600, scene: 'portrait', alt: '' });
}
