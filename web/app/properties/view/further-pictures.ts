import type { PictureData } from '../../ui/picture/picture-data.ts';
import type { PropertySummary } from '../property/property.ts';
import { pictureData } from './picture-data.ts';

export type FurtherPicture = Pick<PictureData, 'src' | 'alt' | 'tone'>;

/** The browser derives their files from the first picture's, in the same sizes. */
export function furtherPictures(property: PropertySummary): FurtherPicture[] {
  const { widths } = pictureData(property.picture);
  return property.furtherPictures
    .map(pictureData)
    .filter((picture) => String(picture.widths) === String(widths))
    .map(({ src, alt, tone }) => ({ src, alt, tone }));
}
