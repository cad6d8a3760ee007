import { project } from './camera.ts';
import type { Camera } from './camera.ts';
import type { Vec3 } from './vec.ts';

/** A part of the frame: 0 is its left or top edge, 1 its right or bottom one. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A drawn scene, the place of its main object, and its ornaments by name. */
export type Picture = { svg: string; main: Box; things?: readonly string[] };

export function boxOf(camera: Camera, points: readonly Vec3[]): Box {
  const seen = points.map((point) => project(camera, point));
  const [xs, ys] = [seen.map(([x]) => x / camera.width), seen.map(([, y]) => y / camera.height)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

export const isInside = ({ left, top, right, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= 1 && bottom <= 1;

// A slender house cannot cover a third of a landscape picture: it has to fill its height, a long one its width.
const SHARE = 0.35;
const LENGTH = 0.75;

/** The rule of every picture: the main object lies wholly inside and fills the frame as far as its form allows. */
export const isWellFramed = (box: Box): boolean => {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  return isInside(box) && (wide * high >= SHARE || Math.max(wide, high) >= LENGTH);
};
