import { sibling } from '../fields/sibling.ts';

/** File types that the site can show, as the `accept` attribute lists them. SVG could carry script. */
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'];

export const pictureOptions = { hotspot: true, accept: fileTypes.join() };

export const pictureFiles = 'JPG, PNG, WebP, AVIF, GIF or TIFF, at most 20 MB.';

/** Writes the formats into the sentence itself, because the Studio translates whole sentences. */
export const withPictureFiles = (description: string): string =>
  `${description} JPG, PNG, WebP, AVIF, GIF or TIFF, at most 20 MB.`;

const shown = /-(?:jpg|jpeg|png|webp|avif|gif|tif|tiff|heic)$/;

export function shownPicture(value: unknown): true | string {
  const asset = sibling(sibling(value, 'asset'), '_ref');
  return (
    typeof asset !== 'string' ||
    shown.test(asset) ||
    `The site cannot show this kind of file. Use another: ${pictureFiles}`
  );
}
