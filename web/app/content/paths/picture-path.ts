/** Pixels of the files that are served of a picture; no other width is. */
const widths = { avif: [400, 640, 960, 1360], webp: [100, 400, 1360] } as const;

/** Browsers choose among these, for the committed pictures of an agency too. */
export const pictureWidths: readonly number[] = widths.avif;

export type PictureRequest = { hash: string } & (
  | { width: number; format: keyof typeof widths }
  | { width: 'share'; format: 'jpg' }
);

const stored = /^\/pictures\/([0-9a-f]{32})$/;
const file = /^\/pictures\/([0-9a-f]{32})-(?:([1-9]\d{2,3})\.(avif|webp)|share\.jpg)$/;

/** Completed by `-640.avif` and the like. */
export const picturePath = (hash: string) => `/pictures/${hash}`;

/** The address of a picture that was committed with an agency, or copied. */
export const isOwnPicture = (address: string) => /^\/pictures\/[a-z0-9][a-z0-9._-]*$/i.test(address);

/** The hash in the address of a picture that was copied; undefined for the committed ones of an agency. */
export function readPictureHash(address: string): string | undefined {
  return stored.exec(address)?.[1];
}

export function readPicturePath(pathname: string): PictureRequest | undefined {
  const [, hash, width, format] = file.exec(pathname) ?? [];
  if (hash === undefined) return undefined;
  if (format !== 'avif' && format !== 'webp') return { hash, width: 'share', format: 'jpg' };
  const served: readonly number[] = widths[format];
  return served.includes(Number(width)) ? { hash, width: Number(width), format } : undefined;
}
