import type { PictureLoading } from '../../ui/picture/picture-data.ts';

/** The most pictures in the mosaic of a desktop; a tablet has room for three of them. */
export const mosaicSize = 5;

const half = '(width >= 1540px) 714px, (width >= 767px) 46vw, 100vw';
const quarter = '(width >= 1540px) 351px, (width >= 1280px) 23vw';

/** The `sizes` of a picture in the mosaic by its place. On a phone each fills the screen. */
export function mosaicSizes(index: number, count: number): string {
  if (count === 1) return '(width >= 1540px) 1440px, 100vw';
  if (count === 2) return half;
  const [big, small] = ['(width >= 767px) 62vw, 100vw', '(width >= 767px) 31vw, 100vw'];
  if (count === 3)
    return index === 0 ? `(width >= 1540px) 956px, ${big}` : `(width >= 1540px) 471px, ${small}`;
  const isHalf = index === 0 || (count === 4 && index === 1);
  return isHalf
    ? `(width >= 1540px) 714px, (width >= 1280px) 47vw, ${index === 0 ? big : small}`
    : `${quarter}, ${small}`;
}

/** A desktop shows the whole mosaic without scrolling. */
export function mosaicLoading(index: number): PictureLoading {
  if (index === 0) return 'first';
  return index < mosaicSize ? 'eager' : 'lazy';
}
