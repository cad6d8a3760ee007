import type { SharedPicture } from '../../ui/picture/picture-data.ts';
import { shareSize } from '../../content/paths/media-path.ts';
import type { Picture } from '../property/property.ts';
import { pictureData } from './picture-data.ts';

/** Expects the first picture of a property. An imported one is shared as it is. */
export function sharedCover(cover: Picture | undefined, siteUrl: string): SharedPicture | undefined {
  if (!cover) return undefined;
  const { src, widths, width, height, alt } = pictureData(cover);
  if (widths.length === 0) return { url: new URL(src, siteUrl).href, width, height, alt };
  return { url: `${siteUrl}${src}-share.jpg`, ...shareSize, alt };
}
