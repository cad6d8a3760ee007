import type { PictureData } from '../picture/picture-data.ts';

export type PageHeaderData = {
  /** Replaces the agency's logo. */
  logo?: PictureData | undefined;
  /** False for a header that scrolls away with the page. */
  isFixed?: boolean | undefined;
  /** `transparent` is the percentage of the picture that shows through. */
  banner?: { color: 'soft' | 'accent' | 'dark'; transparent: number } | undefined;
};
