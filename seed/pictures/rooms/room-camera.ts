import { cameraOf, depthOf, project } from '../base/camera.ts';
import { centre } from '../base/vec.ts';
import { formatOf } from '../words.ts';
import type { Camera } from '../base/camera.ts';
import type { Random } from '../base/random.ts';
import type { Room } from './shell.ts';
import type { Hints } from '../words.ts';
import type { Vec3 } from '../base/vec.ts';

export type Gaze = {
  /** Degrees the viewer may be turned from the back wall; the sign is chosen by the light. */
  turn: readonly [number, number];
  /** Part of the picture that the main object should cover. */
  share?: readonly [number, number];
  /** The main object is tall and narrow: it has to fill the height instead. */
  slender?: boolean;
};

const EDGE = 0.025;
const LEAST = 0.355;
const LONGEST = 0.76;

type Found = { camera: Camera; share: number; long: number };
type Try = { camera: Camera; score: number };

/** Moves the picture behind the lens until the points lie near the wished middle, as far as a shift lens can. */
function shifted(
  camera: Camera,
  points: readonly Vec3[],
  middle: readonly [number, number],
  most: readonly [number, number],
): Found | undefined {
  if (points.some((point) => depthOf(camera, point) < 0.4)) return undefined;
  const seen = points.map((point) => project(camera, point));
  const [xs, ys] = [seen.map(([x]) => x / camera.width), seen.map(([, y]) => y / camera.height)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  const dx = clamp(middle[0] - (left + right) / 2, -most[0], most[0]);
  const dy = clamp(middle[1] - (top + bottom) / 2, -most[1], most[1] * 0.6);
  if (left + dx < EDGE || right + dx > 1 - EDGE || top + dy < EDGE || bottom + dy > 1 - EDGE)
    return undefined;
  return {
    camera: {
      ...camera,
      middle: camera.middle + dx * camera.width,
      horizon: camera.horizon + dy * camera.height,
    },
    share: (right - left) * (bottom - top),
    long: Math.max(right - left, bottom - top),
  };
}

/** The viewer's place in a room: where the main object is whole, large, and the lens not too wide. */
export function roomCamera(
  random: Random,
  hints: Hints,
  room: Room,
  points: readonly Vec3[],
  gaze: Gaze,
): Camera | undefined {
  const target = centre(points);
  const wide = hints.format === 'wide';
  const frontal = gaze.turn[0] < 8 && random.chance(0.3);
  const towards = room.bright === 0 ? random.pick([-1, 1]) : random.chance(0.7) ? room.bright : -room.bright;
  const wish = frontal ? 0 : random.range(...gaze.turn) * towards;
  const share = random.range(...(gaze.share ?? [0.375, 0.44]));
  const middle = [0.5 + random.range(-0.05, 0.05), random.range(0.55, 0.6)] as const;
  const rise = random.range(1.3, 1.6);
  // A narrow thing cannot cover a third of the frame: it has to fill its height or its width.
  const isLargeEnough = ({ share: covered, long }: Found, strictly: boolean): boolean =>
    gaze.slender ? long >= LONGEST : covered >= LEAST || (!strictly && long >= LONGEST);
  const nearest = (strictly: boolean): Try | undefined => {
    let best: Try | undefined;
    for (const turn of [wish, wish * 0.7, wish * 0.4, 0, -wish * 0.6, -wish, 38, -38, 52, -52])
      for (const view of strictly ? [58, 64, 52, 70, 76] : [64, 76, 84, 46])
        for (const high of strictly ? [rise, 1.2, 1.85] : [rise, 2.1])
          for (let away = 1.4; away < 9; away += 0.15) {
            const angle = (turn * Math.PI) / 180;
            const x = target[0] - Math.sin(angle) * away;
            const z = target[2] - Math.cos(angle) * away;
            if (x < 0.25 || x > room.width - 0.25 || z < (strictly ? -2.4 : -2.9)) continue;
            const found = shifted(
              cameraOf({
                eye: [x, high, z],
                turn,
                view: view + (wide ? 12 : 0),
                horizon: 0.48,
                ...formatOf(hints),
              }),
              points,
              middle,
              strictly ? [0.16, 0.2] : [0.26, 0.3],
            );
            if (!found || !isLargeEnough(found, strictly)) continue;
            const score =
              (gaze.slender ? Math.abs(found.long - 0.84) : Math.abs(found.share - share)) * 6 +
              Math.abs(turn - wish) / 18 +
              Math.abs(view - 58) / 30 +
              Math.abs(high - rise) * 0.6 +
              Math.max(0, -z - 0.8) * 0.25;
            if (!best || score < best.score) best = { camera: found.camera, score };
          }
    return best;
  };
  const best = nearest(true) ?? nearest(false);
  return best?.camera;
}
