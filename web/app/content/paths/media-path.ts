import { type DownloadKind, downloadTypes } from 'schemas/rules/files.ts';

/** Pixels; no other width is served. */
export const mediaWidths: readonly number[] = [100, 400, 640, 960, 1360, 2000];

/** Pixels of a picture that social networks show, cut to the shape in which they show it large. */
export const shareSize = { width: 1200, height: 630 };

/** PNG for mails and icons, where programs know neither of the first two. */
type MediaFormat = 'avif' | 'webp' | 'jpg' | 'png';

export type Rect = { left: number; top: number; width: number; height: number };

export type MediaSource = {
  hash: string;
  width: number;
  height: number;
  extension: string;
  rect?: Rect | undefined;
};

export type MediaRequest = { source: MediaSource; width: number | 'share'; format: MediaFormat };

/** Formats that the image pipeline can convert. SVG could carry script and is not among them. */
const source = /([0-9A-Za-z]{24,40})-(\d{1,5})x(\d{1,5})-(jpg|jpeg|png|webp|avif|gif|tif|tiff|heic)/;
const reference = new RegExp(`^image-${source.source}$`);
const address = new RegExp(
  `^/media/${source.source}(?:-(\\d{1,5}),(\\d{1,5}),(\\d{1,5}),(\\d{1,5}))?-(?:(\\d{3,4})\\.(avif|webp|jpg|png)|(share)\\.jpg)$`,
);

export function readMediaReference(text: string): MediaSource | undefined {
  const [, hash, width, height, extension] = reference.exec(text) ?? [];
  if (hash === undefined || extension === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), extension };
}

export function mediaPath({ hash, width, height, extension, rect }: MediaSource): string {
  const part = rect ? `-${[rect.left, rect.top, rect.width, rect.height].join()}` : '';
  return `/media/${hash}-${String(width)}x${String(height)}-${extension}${part}`;
}

export function readMediaPath(pathname: string): MediaRequest | undefined {
  const [, hash, width, height, extension, left, top, rectWidth, rectHeight, wanted, format, share] =
    address.exec(pathname) ?? [];
  if (hash === undefined || extension === undefined) return undefined;
  if (!share && !mediaWidths.includes(Number(wanted))) return undefined;
  const size = { width: Number(width), height: Number(height) };
  const rect = left
    ? { left: Number(left), top: Number(top), width: Number(rectWidth), height: Number(rectHeight) }
    : undefined;
  if (rect && !fits(rect, size)) return undefined;
  const source = { hash, ...size, extension, rect };
  if (share) return { source, width: 'share', format: 'jpg' };
  return { source, width: Number(wanted), format: format as MediaFormat };
}

function fits({ left, top, width, height }: Rect, size: { width: number; height: number }): boolean {
  return width > 0 && height > 0 && left + width <= size.width && top + height <= size.height;
}

type Download = { hash: string; kind: DownloadKind; name: string };

const downloadAddress = new RegExp(
  `^/files/([0-9a-f]{40})/([a-z0-9-]{1,200})\\.(${Object.keys(downloadTypes).join('|')})$`,
);

export const downloadPath = ({ hash, kind, name }: Download) =>
  `/files/${hash}/${name.slice(0, 200)}.${kind}`;

export function readDownloadPath(pathname: string): Download | undefined {
  const [, hash, name, extension] = downloadAddress.exec(pathname) ?? [];
  const kind = Object.keys(downloadTypes).find((each): each is DownloadKind => each === extension);
  return hash === undefined || name === undefined || !kind ? undefined : { hash, kind, name };
}
