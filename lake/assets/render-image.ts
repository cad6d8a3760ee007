import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { refusal } from '../api-error.ts';
import { largest } from './image-request.ts';
import type { ImageRequest, Rect } from './image-request.ts';
import { pixelLimit } from './inspect-image.ts';

type Size = { width: number; height: number };

export type Rendition = { bytes: Buffer; mimeType: string };

export async function renderImage(original: Buffer, request: ImageRequest): Promise<Rendition> {
  const image = sharp(original, { limitInputPixels: pixelLimit }).autoOrient();
  const { autoOrient, format } = await sharp(original, { limitInputPixels: pixelLimit }).metadata();
  const whole = { left: 0, top: 0, ...autoOrient };
  const source = request.rect ? within(request.rect, whole) : whole;
  const region = covers(request) ? covered(source, request) : source;
  return encode(resize(image.extract(region), region, request), request, format);
}

function within(rect: Rect, size: Size): Rect {
  const width = Math.min(rect.width, size.width - rect.left);
  const height = Math.min(rect.height, size.height - rect.top);
  if (width < 1 || height < 1) throw refusal(400, 'Invalid value for "rect": it lies outside the image');
  return { ...rect, width, height };
}

type Covering = ImageRequest & Size & { fit: 'crop' | 'min' };

function covers(request: ImageRequest): request is Covering {
  const filling = request.fit === 'crop' || request.fit === 'min';
  return filling && request.width !== null && request.height !== null && request.crop !== 'entropy';
}

const centre = { x: 0.5, y: 0.5 };

const edges: Readonly<Record<string, { x: number; y: number }>> = {
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
};

function covered(source: Rect, { width: wide, height: high, crop, focus }: Covering): Rect {
  const point = crop === null || crop === 'focalpoint' ? (focus ?? centre) : (edges[crop] ?? centre);
  const scale = Math.min(source.width / wide, source.height / high);
  const width = clamp(Math.round(wide * scale), 1, source.width);
  const height = clamp(Math.round(high * scale), 1, source.height);
  const left = clamp(Math.round(point.x * source.width - width / 2), 0, source.width - width);
  const top = clamp(Math.round(point.y * source.height - height / 2), 0, source.height - height);
  return { left: source.left + left, top: source.top + top, width, height };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function resize(image: Sharp, region: Size, request: ImageRequest): Sharp {
  const { width, height, fit } = request;
  if (width === null && height === null) {
    return image.resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true });
  }
  const box = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
  const cannotGrow = fit === 'max' || fit === 'min';
  if (covers(request)) return image.resize({ ...grown(request, region), fit: 'fill' });
  if (fit === 'scale') return image.resize({ ...bounded(region), ...box, fit: 'fill' });
  if (fit === 'fill' || fit === 'fillmax') return fill(image, region, request);
  if (width !== null && height !== null && request.crop === 'entropy' && fit !== 'clip' && fit !== 'max') {
    return image.resize({ width, height, fit: 'cover', position: sharp.strategy.entropy });
  }
  return image.resize({
    width: largest,
    height: largest,
    ...box,
    fit: 'inside',
    withoutEnlargement: cannotGrow,
  });
}

function bounded({ width, height }: Size): Size {
  return { width: Math.min(width, largest), height: Math.min(height, largest) };
}

/** Computes the size of a covered target; `min` keeps its proportions but never enlarges. */
function grown({ width, height, fit }: Covering, region: Size): Size {
  return fit === 'min' && (region.width < width || region.height < height)
    ? { width: region.width, height: region.height }
    : { width, height };
}

function fill(image: Sharp, region: Size, { width, height, fit, background }: ImageRequest): Sharp {
  const free = bounded(region);
  const box = { width: width ?? free.width, height: height ?? free.height };
  const color = background ?? { r: 255, g: 255, b: 255, alpha: 0 };
  if (fit === 'fill' || region.width > box.width || region.height > box.height) {
    return image.resize({ ...box, fit: 'contain', background: color });
  }
  const left = Math.floor((box.width - region.width) / 2);
  const top = Math.floor((box.height - region.height) / 2);
  const right = box.width - region.width - left;
  const bottom = box.height - region.height - top;
  return image.extend({ left, top, right, bottom, background: color });
}

const natural: Readonly<Record<string, NonNullable<ImageRequest['format']>>> = {
  png: 'png',
  svg: 'png',
  gif: 'png',
  webp: 'webp',
  heif: 'avif',
};

async function encode(image: Sharp, request: ImageRequest, original: string): Promise<Rendition> {
  const { quality, background } = request;
  switch (request.format ?? natural[original] ?? 'jpg') {
    case 'png':
      return { bytes: await image.png().toBuffer(), mimeType: 'image/png' };
    case 'webp':
      return { bytes: await image.webp({ quality }).toBuffer(), mimeType: 'image/webp' };
    case 'avif':
      return { bytes: await image.avif({ quality, effort: 2 }).toBuffer(), mimeType: 'image/avif' };
    case 'jpg': {
      const flat = image.flatten({ background: background ?? '#ffffff' });
      return { bytes: await flat.jpeg({ quality }).toBuffer(), mimeType: 'image/jpeg' };
    }
  }
}
