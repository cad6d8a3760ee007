import { poly } from '../../base/vec.ts';
import { backSheet, frontSheet, inside, leftSheet, place, rightSheet } from '../../base/frame.ts';
import { box2 } from '../../base/sheet.ts';
import { polygon } from '../solid.ts';
import type { Frame } from '../../base/frame.ts';
import type { Painter } from '../solid.ts';
import type { Stage } from '../../base/stage.ts';
import type { Vec2 } from '../../base/vec.ts';

export type ProfiledWords = {
  width: number;
  /** Depth and height of the roof line from the front eaves to the back eaves. */
  profile: readonly Vec2[];
  walls: { front: Painter; left: Painter; right: Painter; back?: Painter };
  /** Painter of each stretch of the roof line, the first one at the front. */
  roof: readonly Painter[];
};

/** A house between party walls whose section is the same all along its front. */
export function profiled(stage: Stage, frame: Frame, { width, profile, walls, roof }: ProfiledWords): void {
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) return;
  const depth = last[0];
  stage.face(frontSheet(frame), box2(0, 0, width, first[1]), walls.front);
  stage.face(backSheet(frame, width, 0, depth), box2(0, 0, width, last[1]), walls.back ?? walls.right);
  stage.face(rightSheet(frame, width, 0, 0), [[0, 0], [depth, 0], ...[...profile].reverse()], walls.right);
  const mirrored = profile.map(([z, y]): Vec2 => [depth - z, y]);
  stage.face(leftSheet(frame, 0, 0, depth), [[0, 0], [depth, 0], ...mirrored], walls.left);
  profile.slice(1).forEach(([z1, y1], index) => {
    const [z0, y0] = profile[index] ?? first;
    const paint = roof[Math.min(index, roof.length - 1)];
    if (!paint) return;
    polygon(
      stage,
      [
        place(frame, 0, y0, z0),
        place(frame, width, y0, z0),
        place(frame, width, y1, z1),
        place(frame, 0, y1, z1),
      ],
      paint,
    );
  });
}

export type RoofShape = 'gable' | 'mansard' | 'flat' | 'low';

export function roofLine(shape: RoofShape, depth: number, eaves: number, pitch: number): Vec2[] {
  if (shape === 'flat') return poly([0, eaves], [depth, eaves]);
  if (shape === 'mansard')
    return poly(
      [0, eaves],
      [1.15, eaves + 2.7],
      [depth / 2, eaves + 3.7],
      [depth - 1.15, eaves + 2.7],
      [depth, eaves],
    );
  const rise = (depth / 2) * (shape === 'low' ? 0.4 : pitch);
  return poly([0, eaves], [depth / 2, eaves + rise], [depth, eaves]);
}

export type GableFrontWords = {
  width: number;
  depth: number;
  eaves: number;
  ridge: number;
  front: readonly Vec2[];
  walls: { front: Painter; left: Painter; right: Painter };
  roof: Painter;
};

/** A house whose gable looks at the street; its front may rise above the roof in steps or curves. */
export function gableFront(stage: Stage, frame: Frame, words: GableFrontWords): void {
  const { width, depth, eaves, ridge, front, walls, roof } = words;
  const middle = width / 2;
  stage.face(frontSheet(frame), front, walls.front);
  stage.face(
    backSheet(inside(frame, 0, 0, 0.32), width),
    front.map(([u, v]): Vec2 => [width - u, v]).reverse(),
    walls.left,
  );
  stage.face(leftSheet(frame, 0, 0, depth), box2(0, 0, depth, eaves), walls.left);
  stage.face(rightSheet(frame, width, 0, 0), box2(0, 0, depth, eaves), walls.right);
  polygon(
    stage,
    [
      place(frame, 0, eaves, depth),
      place(frame, 0, eaves, 0.3),
      place(frame, middle, ridge, 0.3),
      place(frame, middle, ridge, depth),
    ],
    roof,
  );
  polygon(
    stage,
    [
      place(frame, width, eaves, 0.3),
      place(frame, width, eaves, depth),
      place(frame, middle, ridge, depth),
      place(frame, middle, ridge, 0.3),
    ],
    roof,
  );
}

/** Outline of a stepped gable over a wall of `width` that begins at `eaves`. */
export function steppedGable(width: number, eaves: number, ridge: number, steps: number): Vec2[] {
  const rise = (ridge + 0.9 - eaves) / steps;
  const run = (width / 2 - 0.4) / steps;
  const climb: Vec2[] = [];
  for (let i = 0; i < steps; i += 1)
    climb.push([i * run, eaves + rise * i], [i * run, eaves + rise * (i + 1)]);
  const right = climb.map(([u, v]): Vec2 => [width - u, v]);
  return [[0, 0], [width, 0], ...right, ...climb.reverse()];
}
