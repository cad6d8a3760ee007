import type { SearchBlockData } from '../../properties/search/search-block-data.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';

export type BannerVideo = {
  src: string;
  mobileSrc: string | undefined;
  /** True for a file on our own origin, which playing exposes to no third party. */
  isOwn: boolean;
};

export type BannerData = {
  title: string;
  description: string | undefined;
  /** Shown one after another, starting with the first. */
  pictures: readonly PictureData[];
  video: BannerVideo | undefined;
  /** Ground behind the text and veil over the picture; undefined for text directly on the page. */
  color: 'soft' | 'accent' | 'dark' | undefined;
  /** Percentage of the picture that shows through the veil. */
  transparent: number;
  height: 'standard' | 'full' | 'low';
  search: SearchBlockData | undefined;
};
