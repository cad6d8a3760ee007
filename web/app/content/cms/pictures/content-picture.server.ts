import { mediaPath, mediaWidths, readMediaReference } from '../../paths/media-path.ts';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import { toneOf } from '../../../ui/picture/tones.ts';
import { type Crop, cropRect } from './content-crops.server.ts';

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
