/** A picture as a page shows it, in the widths it can be had. */
export type PictureData = {
  /**
   * Its address. With `widths`, either the start of file names that go on with `-400.avif` and the like, or, when it
   * has a query, an address that takes the width as `w` and chooses the format by itself.
   */
  src: string;
  /** The widths in pixels it exists in; none when it has its one size. */
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
};
