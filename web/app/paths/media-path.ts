/** The widths in pixels in which a picture of the content can be had. */
export const mediaWidths: readonly number[] = [100, 400, 600, 1360, 2000];

type MediaFormat = 'avif' | 'webp' | 'jpg';

/** The part of the original that is shown, in its pixels. */
export type Rect = { left: number; top: number; width: number; height: number };

/** A picture of the content store: the hash of its file, and what that file is. */
export type MediaSource = {
  hash: string;
  width: number;
  height: number;
  extension: string;
  rect?: Rect | undefined;
};

export type MediaRequest = { source: MediaSource; width: number; format: MediaFormat };

/** Formats the image pipeline can turn into another one. Drawings that could carry script (SVG) are not among them. */
const source = /([0-9A-Za-z]{24,40})-(\d{1,5})x(\d{1,5})-(jpg|jpeg|png|webp|avif|gif|tif|tiff|heic)/;
const reference = new RegExp(`^image-${source.source}$`);
const address = new RegExp(
  `^/media/${source.source}(?:-(\\d{1,5}),(\\d{1,5}),(\\d{1,5}),(\\d{1,5}))?-(\\d{3,4})\\.(avif|webp|jpg)$`,
);

/** Reads the reference to an asset, such as `image-2f1c…-1200x800-jpg`; undefined for what cannot be shown. */
export function readMediaReference(text: string): MediaSource | undefined {
  const [, hash, width, height, extension] = reference.exec(text) ?? [];
  if (hash === undefined || extension === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), extension };
}

/** Where a picture is on our own origin, up to the width and format: `-400.avif` and the like follow. */
export function mediaPath({ hash, width, height, extension, rect }: MediaSource): string {
  const part = rect ? `-${[rect.left, rect.top, rect.width, rect.height].join()}` : '';
  return `/media/${hash}-${String(width)}x${String(height)}-${extension}${part}`;
}

/** Reads the whole path of a picture; undefined for every path that `mediaPath` cannot have begun. */
export function readMediaPath(pathname: string): MediaRequest | undefined {
  const [, hash, width, height, extension, left, top, rectWidth, rectHeight, wanted, format] =
    address.exec(pathname) ?? [];
  if (hash === undefined || extension === undefined || !mediaWidths.includes(Number(wanted)))
    return undefined;
  const size = { width: Number(width), height: Number(height) };
  const rect = left
    ? { left: Number(left), top: Number(top), width: Number(rectWidth), height: Number(rectHeight) }
    : undefined;
  if (rect && !fits(rect, size)) return undefined;
  return { source: { hash, ...size, extension, rect }, width: Number(wanted), format: format as MediaFormat };
}

function fits({ left, top, width, height }: Rect, size: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && left + width <= size.width && top + height <= size.height;
}
