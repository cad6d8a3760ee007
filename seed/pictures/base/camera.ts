import { clip3 } from './clip.ts';
import { dot, sub } from './vec.ts';
import type { Vec2, Vec3 } from './vec.ts';

/** Picture units: three to a pixel of the 1360 wide original, so that whole numbers are fine enough. */
export const WIDTH = 4080;
export const HEIGHT = 2720;
const NEAR = 0.12;

/** Looks level, as an architect's shift lens does: verticals stay upright and only the horizon moves. */
export type Camera = {
  readonly eye: Vec3;
  readonly width: number;
  readonly height: number;
  readonly focal: number;
  readonly horizon: number;
  readonly right: Vec3;
  readonly ahead: Vec3;
  readonly middle: number;
};

export type CameraWords = {
  eye: Vec3;
  /** Degrees, positive turns to the right. */
  turn?: number;
  /** Horizontal field of view in degrees. */
  view: number;
  /** The horizon: 0 top, 1 bottom of the picture. */
  horizon: number;
  shift?: number;
  width?: number;
  height?: number;
};

export function cameraOf(words: CameraWords): Camera {
  const turn = ((words.turn ?? 0) * Math.PI) / 180;
  const width = words.width ?? WIDTH;
  const height = words.height ?? HEIGHT;
  return {
    eye: words.eye,
    width,
    height,
    focal: width / 2 / Math.tan((words.view * Math.PI) / 360),
    horizon: words.horizon * height,
    right: [Math.cos(turn), 0, -Math.sin(turn)],
    ahead: [Math.sin(turn), 0, Math.cos(turn)],
    middle: width * (0.5 + (words.shift ?? 0)),
  };
}

export const depthOf = (camera: Camera, point: Vec3): number => dot(sub(point, camera.eye), camera.ahead);

export function project(camera: Camera, point: Vec3): Vec2 {
  const offset = sub(point, camera.eye);
  const depth = Math.max(NEAR / 2, dot(offset, camera.ahead));
  return [
    camera.middle + (camera.focal * dot(offset, camera.right)) / depth,
    camera.horizon - (camera.focal * offset[1]) / depth,
  ];
}

/** Screen outline of a polygon, cut off just before the lens; empty when all of it lies behind. */
export function outlineOf(camera: Camera, points: readonly Vec3[]): Vec2[] {
  const behind = points.some((point) => depthOf(camera, point) < NEAR);
  const visible = behind ? clip3(points, (point) => depthOf(camera, point) - NEAR) : points;
  return visible.map((point) => project(camera, point));
}

export const unitsPerMetre = (camera: Camera, point: Vec3): number =>
  camera.focal / Math.max(NEAR, depthOf(camera, point));

/** Steps back along the view until every point lies inside the picture's margins (parts of width and height). */
export function fitting(
  words: CameraWords,
  points: readonly Vec3[],
  margin: readonly [side: number, top: number],
): Camera {
  let camera = cameraOf(words);
  for (let step = 0; step < 200; step += 1) {
    const fits = points.every((point) => {
      const [x, y] = project(camera, point);
      const side = margin[0] * camera.width;
      return (
        x >= side && x <= camera.width - side && y >= margin[1] * camera.height && depthOf(camera, point) > 1
      );
    });
    if (fits) return camera;
    const [ex, ey, ez] = camera.eye;
    camera = { ...camera, eye: [ex - camera.ahead[0] * 0.5, ey, ez - camera.ahead[2] * 0.5] };
  }
  return camera;
}
