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

export type Aim = {
  target: Vec3;
  /** Height of the eye above the ground in metres. */
  rise: number;
  turn: number;
  view: number;
  height?: number;
};

/** Greatest parts of the frame that the points may cover, and where their middle and their foot come to lie. */
export type Fill = { wide: number; high: number; middle?: number; foot?: number };

/** Stands as close to the points as they may fill the frame, and slides the picture until they lie where they should. */
export function framed(aim: Aim, points: readonly Vec3[], fill: Fill): Camera {
  const { target, rise, turn, view, height } = aim;
  const angle = (turn * Math.PI) / 180;
  const at = (away: number): Camera =>
    cameraOf({
      eye: [target[0] - Math.sin(angle) * away, rise, target[2] - Math.cos(angle) * away],
      turn,
      view,
      horizon: 0.5,
      ...(height === undefined ? {} : { height }),
    });
  const spanOf = (camera: Camera): readonly [number, number, number, number] => {
    const seen = points.map((point) => project(camera, point));
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  };
  const fits = (camera: Camera): boolean => {
    const [left, right, top, bottom] = spanOf(camera);
    return (
      points.every((point) => depthOf(camera, point) > 1) &&
      right - left <= fill.wide * camera.width &&
      bottom - top <= fill.high * camera.height
    );
  };
  let [near, far] = [1, 400];
  for (let step = 0; step < 40; step += 1) {
    const middle = (near + far) / 2;
    if (fits(at(middle))) far = middle;
    else near = middle;
  }
  const camera = at(far);
  const [left, right, , bottom] = spanOf(camera);
  return {
    ...camera,
    middle: camera.middle + (fill.middle ?? 0.5) * camera.width - (left + right) / 2,
    horizon: camera.horizon + (fill.foot ?? 0.92) * camera.height - bottom,
  };
}
