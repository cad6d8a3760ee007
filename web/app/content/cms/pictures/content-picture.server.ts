import { mediaPath, readMediaReference, shareSize, mediaWidths } from '../../paths/media-path.ts';
import type { SharedPicture, PictureData } from '../../../ui/picture/picture-data.ts';
import { type Framing, shareRect, type Crop, cropRect } from './content-crops.server.ts';
import { toneOf } from '../../../ui/picture/tones.ts';

export type SharedSource =
  | (Framing & { asset: { _ref: string } | null; alt: string | null })
  | null
  | undefined;

/** Pixels; social networks leave out smaller pictures. */
const leastWidth = 200;

export function sharedContentPicture(
  pictures: readonly SharedSource[],
  siteUrl: string,
): SharedPicture | undefined {
  for (const picture of pictures) {
    const source = readMediaReference(picture?.asset?._ref ?? '');
    if (!picture || !source) continue;
    const rect = shareRect(source, picture);
    if (rect.width < leastWidth) continue;
    return {
      url: `${siteUrl}${mediaPath({ ...source, rect })}-share.jpg`,
      ...shareSize,
      alt: picture.alt ?? '',
    };
  }
  return undefined;
}

type ContentPicture = {
  asset: { _ref: string } | null;
  crop: Crop | null;
  alt: string | null;
  /** Null for a picture with transparent parts, behind which nothing may be painted. */
  colour?: string | null;
} | null;

export function contentPicture(picture: ContentPicture): PictureData | undefined {
  const source = readMediaReference(picture?.asset?._ref ?? '');
  if (!picture || !source) return undefined;
  const rect = picture.crop ? cropRect(source, picture.crop) : undefined;
  const { width, height } = rect ?? source;
  const path = mediaPath({ ...source, rect });
  const widths = mediaWidths.filter((wide) => wide <= width);
  return {
    src: widths.length > 0 ? path : `${path}-${String(mediaWidths[0])}.webp`,
    widths,
    width,
    height,
    alt: picture.alt ?? '',
    tone: toneOf(picture.colour),
  };
}
