import type { SearchBlockData } from '../../properties/search/search-block-data.ts';
import type { PictureData } from '../../ui/picture/picture-data.ts';

export type BannerVideo = {
  src: string;
  /** For telephones. */
  mobileSrc: string | undefined;
  /** Whether the file is our own, so that playing it tells nobody else of the visit. */
  isOwn: boolean;
};

/** The wide opening at the top of a page. */
export type BannerData = {
  title: string;
  description: string | undefined;
  /** What lies behind the words: the first is seen first, several follow one another. */
  pictures: readonly PictureData[];
  /** Plays over its first picture. */
  video: BannerVideo | undefined;
  /** The ground of the words, and the veil over a picture; undefined where they stand on the page itself. */
  color: 'soft' | 'accent' | 'dark' | undefined;
  /** How much of a picture shines through the veil, in percent. */
  transparent: number;
  height: 'standard' | 'full' | 'low';
  search: SearchBlockData | undefined;
};
