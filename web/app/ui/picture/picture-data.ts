/** Values of `sizes` that are the width of the page without its gutters, as the styles have it. */
export const phoneSize = 'calc(100vw - 42px)';
export const wholeSize = `(width >= 1540px) 1440px, (width >= 767px) calc(94vw - 17px), ${phoneSize}`;

/** Half of the page from the width on where two columns stand beside each other. */
export const halfSizeFrom = (width: 767 | 1280) =>
  width === 767
    ? `(width >= 1540px) 693px, (width >= 767px) calc(47vw - 33px), ${phoneSize}`
    : `(width >= 1540px) 693px, (width >= 1280px) calc(47vw - 33px), (width >= 767px) calc(94vw - 17px), ${phoneSize}`;

/** `first` for the largest picture at the top of a page, once; `eager` for others there, which give way to it. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

export type PictureData = {
  /** Full URL; with `widths`, a prefix completed by `-400.avif` and the like. */
  src: string;
  /** Available widths in pixels, ascending; empty for a picture of one size. */
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
  /** A caption that belongs on it; `alt` says it as well. */
  note?: string | undefined;
  lang?: string | undefined;
  /** Index in `tones.ts` of what is shown until the file has come; undefined where the colour is unknown. */
  tone?: number | undefined;
};

export const toneClass = (tone: number | undefined) =>
  tone === undefined ? undefined : `tone-${String(tone)}`;

/** Pixels; wider pictures are there in AVIF alone. */
const widestFallback = 1360;

/** The one file for browsers without AVIF, and for all that show a file by itself. */
export function fallbackAddress({ src, widths }: Pick<PictureData, 'src' | 'widths'>): string {
  const width = widths.findLast((wide) => wide <= widestFallback);
  return width === undefined ? src : `${src}-${String(width)}.webp`;
}

/** An absolute address, in a size and a format that every social network reads. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };
