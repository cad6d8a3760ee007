import index from '../../../seed/pictures/index.json' with { type: 'json' };
import type { Picture } from './property.ts';

/** A picture as a page shows it. `src` lacks its ending: `-400.avif`, say, where the picture has that width. */
export type PictureData = {
  src: string;
  /** The widths in pixels it exists in; none when the picture lies on another host in its one size. */
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
};

type Sized = { hash: string; width: number; height: number; widths: readonly number[] };

const sizedPictures = new Map<string, Sized>(Object.entries(index));

/** Where the files of a property's picture are. The address of a sized one changes with its content. */
export function pictureData({ id, url, width, height, alt }: Picture): PictureData {
  const sized = url.startsWith('/') ? sizedPictures.get(id) : undefined;
  if (!sized) return { src: url, widths: [], width, height, alt };
  return {
    src: `${url}.${sized.hash}`,
    widths: sized.widths,
    width: sized.width,
    height: sized.height,
    alt,
  };
}
