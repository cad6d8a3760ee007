export type PictureData = {
  /** Full URL; with `widths`, a prefix completed by `-400.webp` and the like. */
  src: string;
  /** Available widths in pixels; empty for a picture of one size. */
  widths: readonly number[];
  /** True where each width comes in AVIF, beside WebP. */
  hasAvif: boolean;
  width: number;
  height: number;
  alt: string;
};

/** An absolute address, in a size and a format that every social network reads. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };
