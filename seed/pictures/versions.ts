import type { Sharp } from 'sharp';
import bundle from '../properties/bundle.json' with { type: 'json' };
import type { PictureEntry } from './originals.ts';

/** One file that is made of an original; `name` ends its file name. */
export type Version = { name: string; make: (raster: Sharp) => Sharp };

/** The size that messengers and social networks ask for. Several of them read neither AVIF nor WebP. */
const shared: Version = {
  name: 'share.jpg',
  make: (raster) =>
    raster.resize({ width: 1200, height: 630, fit: 'cover' }).jpeg({ quality: 74, mozjpeg: true }),
};

const covers = new Set(bundle.Properties.map(({ SmallPictureItem }) => SmallPictureItem.ID));

/** Its widths in AVIF and WebP, and the picture that is shared where it is the first of a property. */
export function versionsOf(id: string, { widths }: Pick<PictureEntry, 'widths'>): Version[] {
  const sized = widths.flatMap((width): Version[] => [
    {
      name: `${width}.avif`,
      make: (raster) => raster.resize({ width }).avif({ quality: width > 600 ? 52 : 58, effort: 0 }),
    },
    { name: `${width}.webp`, make: (raster) => raster.resize({ width }).webp({ quality: 76, effort: 2 }) },
  ]);
  return covers.has(id) ? [...sized, shared] : sized;
}
