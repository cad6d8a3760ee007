import type { SearchBlockData } from '../../properties/search-field/search-block.tsx';
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
  pictures: readonly PictureData[];
  video: BannerVideo | undefined;
  /** Undefined for text directly on the page. */
  color: 'soft' | 'accent' | 'dark' | undefined;
  /** Percentage. */
  transparent: number;
  height: 'standard' | 'full' | 'low';
  search: SearchBlockData | undefined;
};
