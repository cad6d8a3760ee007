import { mediaPath, mediaWidths, readMediaReference } from '../../paths/media-path.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';

/** A picture as every query asks for one (`localizedPicture`); the crop is in parts of the whole, from 0 to 1. */
type ContentPicture = {
  asset: { _ref: string } | null;
  crop: { left?: number; right?: number; top?: number; bottom?: number } | null;
  alt: string | null;
} | null;

/** A picture of an editor, cropped as they chose; undefined without one. It is never shown larger than it is. */
export function contentPicture(picture: ContentPicture): PictureData | undefined {
  const source = readMediaReference(picture?.asset?._ref ?? '');
  if (!picture || !source) return undefined;
  const { left = 0, right = 0, top = 0, bottom = 0 } = picture.crop ?? {};
  const width = Math.round(source.width * (1 - left - right));
  const height = Math.round(source.height * (1 - top - bottom));
  const rect = picture.crop
    ? { left: Math.floor(source.width * left), top: Math.floor(source.height * top), width, height }
    : undefined;
  const path = mediaPath({ ...source, rect });
  const widths = mediaWidths.filter((wide) => wide <= width);
  return {
    src: widths.length > 0 ? path : `${path}-${String(mediaWidths[0])}.webp`,
    widths,
    width,
    height,
    alt: picture.alt ?? '',
  };
}
