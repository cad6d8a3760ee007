import type { PictureData } from '../picture/picture-data.ts';

export type PageHeaderData = {
  logo?: PictureData | undefined;
  isFixed?: boolean | undefined;
  /** `transparent` is the percentage of the picture that shows through. */
  banner?: { color: 'soft' | 'accent' | 'dark'; transparent: number } | undefined;
};
