import { type MediaSource, type Rect, shareSize } from '../../paths/media-path.ts';
import type { Settings } from '../../../platform/env.server.ts';
import { contentClient, contentTimeout } from '../client.server.ts';

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

type Hotspot = { x?: number; y?: number };

export type Framing = { crop?: Crop | null; hotspot?: Hotspot | null };

/** The largest part that has the shape of a shared picture, inside the crop and as near to the hotspot as it gets. */
export function shareRect(source: Pick<MediaSource, 'width' | 'height'>, { crop, hotspot }: Framing): Rect {
  const part = cropRect(source, crop ?? {});
  const scale = Math.min(part.width / shareSize.width, part.height / shareSize.height);
  const width = Math.max(1, Math.round(shareSize.width * scale));
  const height = Math.max(1, Math.round(shareSize.height * scale));
  const middle = { x: part.left + part.width / 2, y: part.top + part.height / 2 };
  const x = hotspot?.x === undefined ? middle.x : hotspot.x * source.width;
  const y = hotspot?.y === undefined ? middle.y : hotspot.y * source.height;
  return {
    left: clamp(Math.round(x - width / 2), part.left, part.left + part.width - width),
    top: clamp(Math.round(y - height / 2), part.top, part.top + part.height - height),
    width,
    height,
  };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Refuses crops that no document has, which would cost image work for an attacker alone. */
export async function isContentCrop(settings: Settings, source: MediaSource, rect: Rect): Promise<boolean> {
  const { hash, width, height, extension } = source;
  const asset = `image-${hash}-${String(width)}x${String(height)}-${extension}`;
  const signal = AbortSignal.timeout(contentTimeout);
  const client = contentClient(settings, 'secret');
  const documents: unknown = await client.fetch('*[references($asset)]', { asset }, { signal });
  const wanted = JSON.stringify(rect);
  return framingsOf(documents, asset).some((framing) => {
    const { crop } = framing;
    // The settings of the site are read without hotspots.
    const shared = [shareRect(source, framing), shareRect(source, { crop })];
    const rects = crop ? [cropRect(source, crop), ...shared] : shared;
    return rects.some((each) => JSON.stringify(each) === wanted);
  });
}

function framingsOf(value: unknown, asset: string): Framing[] {
  if (typeof value !== 'object' || value === null) return [];
  const picture = value as Framing & { asset?: { _ref?: unknown } };
  if (picture.asset?._ref === asset) return [picture];
  return Object.values(value).flatMap((child) => framingsOf(child, asset));
}
