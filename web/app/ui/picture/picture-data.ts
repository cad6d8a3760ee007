export type PictureData = {
  /** Full URL; with `widths`, a prefix completed by `-400.avif` and the like. */
  src: string;
  /** Available widths in pixels; empty for a picture of one size. */
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
};
