import { mediaPath, readMediaReference, shareSize } from '../../paths/media-path.ts';
import type { SharedPicture } from '../../../ui/picture/picture-data.ts';
import { type Framing, shareRect } from './content-crops.server.ts';

export type SharedSource =
  (Framing & { asset: { _ref: string } | null; alt: string | null }) | null | undefined;

/** Pixels; social networks leave out smaller pictures. */
const leastWidth = 200;

/** The first picture that is large enough, in the shape in which social networks show it. */
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
