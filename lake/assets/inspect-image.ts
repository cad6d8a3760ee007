import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { refusal } from '../api-error.ts';

/** Limits decompression, because a small file can claim to be vast. */
export const pixelLimit = 100_000_000;

const lqipSize = 20;

const svgLimit = 2 * 1024 * 1024;

type Kind = { extension: string; mimeType: string };

const kinds: Readonly<Record<string, Kind>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
};

export type ImageFacts = Kind & { width: number; height: number; metadata: Record<string, unknown> };

/** @throws ApiError 400 for a file that is not an image, is damaged or too large, or is an SVG with entities */
export async function inspectImage(bytes: Buffer): Promise<ImageFacts> {
  try {
    return await inspect(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusal(400, `Invalid image: ${reason}`);
  }
}

async function inspect(bytes: Buffer): Promise<ImageFacts> {
  // A compressed SVG would be rendered unchecked, and browsers do not show it.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new Error('compressed files are not supported');
  const options = { limitInputPixels: pixelLimit, failOn: 'error' } as const;
  const found = await sharp(bytes, options).metadata();
  const kind = kinds[found.format];
  if (!kind) throw new Error(`the format ${found.format} is not supported`);
  if (found.format === 'svg') checkSvg(bytes);
  const { width, height } = orientedSize(found);
  const small = sharp(bytes, options).autoOrient().resize(lqipSize, lqipSize, { fit: 'inside' });
  const preview = found.hasAlpha
    ? await small.png().toBuffer()
    : await small.jpeg({ quality: 70 }).toBuffer();
  return {
    ...kind,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha: found.hasAlpha,
      isOpaque: !found.hasAlpha || (await sharp(bytes, options).stats()).isOpaque,
      lqip: `data:image/${found.hasAlpha ? 'png' : 'jpeg'};base64,${preview.toString('base64')}`,
      palette: await paletteOf(preview),
    },
  };
}

/** Swaps the sides if EXIF says that the picture is rotated by 90 degrees. */
function orientedSize({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function checkSvg(bytes: Buffer): void {
  if (bytes.length > svgLimit) throw new Error('the SVG is larger than 2 MB');
  if (/<!(DOCTYPE|ENTITY)/i.test(bytes.toString('utf8'))) throw new Error('an SVG may not declare entities');
}

/** Names only the dominant colour: the site reads nothing else of a palette. */
async function paletteOf(preview: Buffer): Promise<Record<string, unknown>> {
  const { r, g, b } = (await sharp(preview).stats()).dominant;
  const background = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { _type: 'sanity.imagePalette', dominant: { _type: 'sanity.imagePaletteSwatch', background } };
}
