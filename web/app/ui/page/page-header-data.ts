import type { PictureData } from '../picture/picture-data.ts';

/** What a page asks of the header above it. */
export type PageHeaderData = {
  /** Stands in place of the agency's logo. */
  logo?: PictureData | undefined;
  /** False when the header scrolls away with the page. */
  isFixed?: boolean | undefined;
  /** The banner the page begins with. `transparent` is how much of its picture shines through, 0 to 100 percent. */
  banner?: { color: 'soft' | 'accent' | 'dark'; transparent: number } | undefined;
};
