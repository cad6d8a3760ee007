/** A picture as a page shows it, in the widths it can be had. */
export type PictureData = {
  /** Its address. With `widths`, the start of addresses that go on with `-400.avif` and the like. */
  src: string;
  /** The widths in pixels it exists in; none when it has its one size. */
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
};
