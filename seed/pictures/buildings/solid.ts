import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import {
  backSheet,
  frontSheet,
  inside,
  leftSheet,
  place,
  rightSheet,
  slopeSheet,
  topSheet,
  underSheet,
} from '../base/frame.ts';
import { box2, on } from '../base/sheet.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Sheet } from '../base/sheet.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type Painter = (pen: Pen) => void;
export type Sides = {
  front: Painter;
  left: Painter;
  right: Painter;
  back?: Painter;
  top: Painter;
  under?: Painter;
};

/** Any flat polygon given by its corners in a frame, counter-clockwise as seen from outside. */
export function polygon(stage: Stage, points: readonly Vec3[], paint: Painter, bothSides = false): void {
  const [a, b] = points;
  const last = points.at(-1);
  if (!a || !b || !last) return;
  const sheet = slopeSheet(a, b, last);
  const outline = points.map((point): Vec2 => {
    const [u, v] = on(sheet, point);
    return [u, v];
  });
  stage.face(sheet, outline, paint, { bothSides });
}

/** An upright box, from its lower left front corner. */
export function box(
  stage: Stage,
  frame: Frame,
  size: readonly [width: number, height: number, depth: number],
  sides: Sides,
): void {
  const [width, height, depth] = size;
  const add = (sheet: Sheet, across: number, up: number, paint: Painter): void =>
    stage.face(sheet, box2(0, 0, across, up), paint);
  add(backSheet(frame, width, 0, depth), width, height, sides.back ?? sides.front);
  add(leftSheet(frame, 0, 0, depth), depth, height, sides.left);
  add(rightSheet(frame, width, 0, 0), depth, height, sides.right);
  add(topSheet(frame, 0, height, 0), width, depth, sides.top);
  if (sides.under) add(underSheet(frame, 0, 0, depth), width, depth, sides.under);
  add(frontSheet(frame), width, height, sides.front);
}

export const plainBox = (
  stage: Stage,
  frame: Frame,
  size: readonly [number, number, number],
  albedo: string,
  top = albedo,
): void => {
  const paint = (colour: string) => (pen: Pen) => pen.fill(pen.outline, pen.tone(colour));
  const side = paint(albedo);
  box(stage, frame, size, { front: side, left: side, right: side, top: paint(top), under: side });
};

const GUTTER = '#a9adab';
const SOFFIT = '#d8cfbe';

/** The edge of a roof along a frame's front: boarded underside and gutter. */
function eavesOf(
  stage: Stage,
  frame: Frame,
  words: { x0: number; x1: number; z: number; wall: number; y: number },
): void {
  const { x0, x1, z, wall, y } = words;
  stage.face(
    underSheet(frame, x0, y - 0.02, wall),
    box2(0, 0, x1 - x0, wall - z),
    (pen) => {
      pen.fill(pen.outline, pen.tone(SOFFIT, 0));
    },
    { casts: false },
  );
  stage.face(
    frontSheet(frame, x0, y - 0.1, z - 0.01),
    box2(0, 0, x1 - x0, 0.17),
    (pen) => {
      pen.fill(
        pen.outline,
        pen.fade(
          [0, 0],
          [0, 0.17],
          ramp([0, pen.tone('#6f7372')], [0.6, pen.tone(GUTTER)], [1, pen.tone('#c9ccc9')]),
        ),
      );
    },
    { casts: false },
  );
}

export type GabledWords = {
  width: number;
  depth: number;
  eaves: number;
  ridge: number;
  /** Metres the roof reaches beyond the walls at eaves and gables. */
  over?: number;
  verge?: number;
  walls: { front: Painter; left: Painter; right: Painter; back?: Painter };
  roof: Painter;
};

/** House with a ridge parallel to its front. */
export function gabled(stage: Stage, frame: Frame, words: GabledWords): void {
  const { width, depth, eaves, ridge, over = 0, verge = 0, walls, roof } = words;
  const gable: Vec2[] = poly([0, 0], [depth, 0], [depth, eaves], [depth / 2, ridge], [0, eaves]);
  stage.face(frontSheet(frame), box2(0, 0, width, eaves), walls.front);
  stage.face(backSheet(frame, width, 0, depth), box2(0, 0, width, eaves), walls.back ?? walls.front);
  stage.face(leftSheet(frame, 0, 0, depth), gable, walls.left);
  stage.face(rightSheet(frame, width, 0, 0), gable, walls.right);
  const drop = ((ridge - eaves) / (depth / 2)) * over;
  const corner = (x: number, y: number, z: number): Vec3 => place(frame, x, y, z);
  if (over > 0) eavesOf(stage, frame, { x0: -verge, x1: width + verge, z: -over, wall: 0, y: eaves - drop });
  if (over > 0)
    eavesOf(stage, inside(frame, width, 0, depth, 180), {
      x0: -verge,
      x1: width + verge,
      z: -over,
      wall: 0,
      y: eaves - drop,
    });
  const [left, right] = [-verge, width + verge];
  const middle = depth / 2;
  const lift = 0.03;
  polygon(
    stage,
    [
      corner(left, eaves - drop + lift, -over),
      corner(right, eaves - drop + lift, -over),
      corner(right, ridge + lift, middle),
      corner(left, ridge + lift, middle),
    ],
    roof,
  );
  polygon(
    stage,
    [
      corner(right, eaves - drop + lift, depth + over),
      corner(left, eaves - drop + lift, depth + over),
      corner(left, ridge + lift, middle),
      corner(right, ridge + lift, middle),
    ],
    roof,
  );
}

/** House with four sloping roof sides; `ridge` is the height of the top. */
export function hipped(stage: Stage, frame: Frame, words: Omit<GabledWords, 'verge'>): void {
  const { width, depth, eaves, ridge, over = 0.4, walls, roof } = words;
  stage.face(frontSheet(frame), box2(0, 0, width, eaves), walls.front);
  stage.face(backSheet(frame, width, 0, depth), box2(0, 0, width, eaves), walls.back ?? walls.front);
  stage.face(leftSheet(frame, 0, 0, depth), box2(0, 0, depth, eaves), walls.left);
  stage.face(rightSheet(frame, width, 0, 0), box2(0, 0, depth, eaves), walls.right);
  const run = Math.min(width, depth) / 2;
  const y = eaves - ((ridge - eaves) / run) * over + 0.03;
  const corner = (x: number, up: number, z: number): Vec3 => place(frame, x, up, z);
  const [x0, x1, z0, z1] = [-over, width + over, -over, depth + over];
  const wide = width >= depth;
  eavesOf(stage, frame, { x0, x1, z: z0, wall: 0, y: y - 0.03 });
  eavesOf(stage, inside(frame, 0, 0, depth, 90), {
    x0: -over,
    x1: depth + over,
    z: -over,
    wall: 0,
    y: y - 0.03,
  });
  eavesOf(stage, inside(frame, width, 0, 0, -90), {
    x0: -over,
    x1: depth + over,
    z: -over,
    wall: 0,
    y: y - 0.03,
  });
  const a = wide ? corner(run, ridge, depth / 2) : corner(width / 2, ridge, run);
  const b = wide ? corner(width - run, ridge, depth / 2) : corner(width / 2, ridge, depth - run);
  const [lf, rf, rb, lb] = [corner(x0, y, z0), corner(x1, y, z0), corner(x1, y, z1), corner(x0, y, z1)];
  polygon(stage, wide ? [lf, rf, b, a] : [lf, rf, a], roof);
  polygon(stage, wide ? [rf, rb, b] : [rf, rb, b, a], roof);
  polygon(stage, wide ? [rb, lb, a, b] : [rb, lb, b], roof);
  polygon(stage, wide ? [lb, lf, a] : [lb, lf, a, b], roof);
}
