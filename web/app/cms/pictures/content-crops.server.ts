import type { MediaSource, Rect } from '../../paths/media-path.ts';
import type { Settings } from '../../services/env.server.ts';
import { contentClient } from '../client.server.ts';

/** Parts of the whole, from 0 to 1. */
export type Crop = { left?: number; right?: number; top?: number; bottom?: number };

export function cropRect({ width, height }: Pick<MediaSource, 'width' | 'height'>, crop: Crop): Rect {
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop;
  return {
    left: Math.floor(width * left),
    top: Math.floor(height * top),
    width: Math.round(width * (1 - left - right)),
    height: Math.round(height * (1 - top - bottom)),
  };
}

/** Refuses crops that no document has, which would cost image work for an attacker alone. */
export async function isContentCrop(settings: Settings, source: MediaSource, rect: Rect): Promise<boolean> {
  const { hash, width, height, extension } = source;
  const asset = `image-${hash}-${String(width)}x${String(height)}-${extension}`;
  const documents: unknown = await contentClient(settings, 'secret').fetch('*[references($asset)]', {
    asset,
  });
  const wanted = JSON.stringify(rect);
  return cropsOf(documents, asset).some((crop) => JSON.stringify(cropRect(source, crop)) === wanted);
}

function cropsOf(value: unknown, asset: string): Crop[] {
  if (typeof value !== 'object' || value === null) return [];
  const picture = value as { asset?: { _ref?: unknown }; crop?: Crop | null };
  if (picture.asset?._ref === asset) return picture.crop ? [picture.crop] : [];
  return Object.values(value).flatMap((child) => cropsOf(child, asset));
}
