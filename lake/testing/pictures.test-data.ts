import sharp from 'sharp';
import type { Sharp } from 'sharp';

export function picture(width: number, height: number, color = '#2060a0', redLeft = false): Sharp {
  const base = sharp({ create: { width, height, channels: 3, background: color } });
  if (!redLeft) return base;
  const half = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#ff0000' },
  };
  return base.composite([{ input: half, left: 0, top: 0 }]);
}

export async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const pixel = sharp(bytes)
    .flatten({ background: '#ffffff' })
    .extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await pixel.toColourspace('srgb').raw().toBuffer())].slice(0, 3);
}
