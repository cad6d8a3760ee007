import type { Picture } from '../model/property.ts';
import { pictureData } from './picture-data.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';

/** An absolute address, in a size and a format that every social network reads. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** The width in pixels that social networks show large. */
const sharedWidth = 1360;

/** The size that the seed encodes the first picture of each property in. */
const coverSize = { width: 1200, height: 630 };

export function sharedContentPicture(
  picture: PictureData | undefined,
  siteUrl: string,
): SharedPicture | undefined {
  const width = picture?.widths.findLast((wide) => wide <= sharedWidth);
  if (!picture || width === undefined) return undefined;
  return {
    url: `${siteUrl}${picture.src}-${String(width)}.jpg`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}

/** Expects the first picture of a property. An imported one is shared as it is. */
export function sharedCover(cover: Picture | undefined, siteUrl: string): SharedPicture | undefined {
  if (!cover) return undefined;
  const { src, widths, width, height, alt } = pictureData(cover);
  if (widths.length === 0) return { url: new URL(src, siteUrl).href, width, height, alt };
  return { url: `${siteUrl}${src}-share.jpg`, ...coverSize, alt };
}
