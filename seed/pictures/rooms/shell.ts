import { ramp } from '../base/drawing.ts';
import { clip3, hull, within } from '../base/clip.ts';
import { darker, mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { frontSheet, leftSheet, place, rightSheet, slopeSheet, topSheet, underSheet } from '../base/frame.ts';
import { box2, on } from '../base/sheet.ts';
import { dot } from '../base/vec.ts';
import { paintFloor } from './floors.ts';
import type { Floor } from './floors.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Sheet } from '../base/sheet.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type WallName = 'left' | 'right' | 'back';

type RoomWords = {
  width: number;
  depth: number;
  height: number;
  floor: Floor;
  wall: string;
  ceiling?: string;
  skirting?: string | undefined;
  moulding?: boolean;
  beams?: string | undefined;
  /** From which side daylight comes: -1 left, 1 right, 0 ahead. */
  bright: -1 | 0 | 1;
  /** Height of the low walls below a roof; slopes rise from them to the ceiling. */
  knee?: number | undefined;
};

export type Room = RoomWords & { frame: Frame; patches: Vec3[][]; sun: Vec3 | undefined };

function wallSheet({ frame, width, depth }: Room, wall: WallName): Sheet {
  if (wall === 'left') return rightSheet(frame, 0, 0, 0);
  return wall === 'right' ? leftSheet(frame, width, 0, depth) : frontSheet(frame, 0, 0, depth);
}

export const wallLength = (room: Room, wall: WallName): number => (wall === 'back' ? room.width : room.depth);

/** Daylight that fell through panes, thrown on a surface along the sun. */
function paintSun(pen: Pen, room: Room, colour: string, opacity: number): void {
  if (!room.sun) return;
  const { sun } = room;
  const out = dot(sun, pen.sheet.n);
  if (out < 0.05) return;
  const edge = hull(pen.outline);
  const shapes = room.patches
    .map((patch) => {
      const local = clip3(
        patch.map((point) => on(pen.sheet, point)),
        ([, , w]) => w - 0.05,
      );
      return local.map(([u, v, w]): Vec2 => [
        u - (dot(sun, pen.sheet.u) / out) * w,
        v - (dot(sun, pen.sheet.v) / out) * w,
      ]);
    })
    .filter((shape) => shape.length > 2)
    .map((shape) => pen.seen(within(shape, edge)));
  pen.stage.drawing.path(traces(shapes.filter((shape) => shape.length > 2)), {
    fill: colour,
    'fill-opacity': opacity,
  });
}

function corners(pen: Pen, [u0, u1]: readonly [number, number], v1: number, strength: number): void {
  const u = (u0 + u1) / 2;
  const dark = (to: number): readonly (readonly [number, string, number])[] => [
    [0, '#2a1d16', to],
    [1, '#2a1d16', 0],
  ];
  pen.fill(box2(u0, v1 - 0.5, u1, v1), pen.fade([u, v1], [u, v1 - 0.5], dark(strength)));
  pen.fill(box2(u0, 0, u1, 0.4), pen.fade([u, 0], [u, 0.4], dark(strength * 0.8)));
  pen.fill(box2(u0, 0, u0 + 0.7, v1), pen.fade([u0, v1 / 2], [u0 + 0.7, v1 / 2], dark(strength * 0.8)));
  pen.fill(box2(u1 - 0.7, 0, u1, v1), pen.fade([u1, v1 / 2], [u1 - 0.7, v1 / 2], dark(strength * 0.8)));
}

// The viewer may stand this far before the room; its side walls and floor reach as far.
const BEFORE = 3;

/** A side wall from where the viewer may stand to its far end. */
function reach(room: Room, wall: WallName): readonly [number, number] {
  const long = wallLength(room, wall);
  if (wall === 'back') return [0, long];
  return wall === 'left' ? [-BEFORE, long] : [0, long + BEFORE];
}

function paintWall(stage: Stage, room: Room, wall: WallName, over: (pen: Pen) => void): void {
  const [start, end] = reach(room, wall);
  const long = wallLength(room, wall);
  const pen = stage.pen(wallSheet(room, wall), box2(0, 0, long, room.height));
  const whole = box2(start, 0, end, room.height);
  const towards =
    wall === 'back' ? (room.bright < 0 ? [0, long] : [long, 0]) : wall === 'left' ? [long, 0] : [0, long];
  const [from = 0, to = long] = towards;
  const fill = pen.fade(
    [from, room.height / 2],
    [to, room.height / 2],
    ramp(
      [0, pen.tone(mix(room.wall, '#fff7e8', 0.14))],
      [0.5, pen.tone(room.wall)],
      [1, pen.tone(darker(room.wall, 0.14))],
    ),
  );
  pen.fill(whole, fill);
  corners(pen, [start, end], room.height, 0.17);
  over(pen);
}

function finishWall(stage: Stage, room: Room, wall: WallName): void {
  const [start, end] = reach(room, wall);
  const long = wallLength(room, wall);
  const pen = stage.pen(wallSheet(room, wall), box2(0, 0, long, room.height));
  paintSun(pen, room, '#fff0cf', 0.5);
  const { skirting } = room;
  if (skirting) pen.block(start, 0, end, room.moulding ? 0.2 : 0.1, 0.025, skirting);
  if (room.moulding) pen.block(start, room.height - 0.16, end, room.height, 0.1, room.ceiling ?? '#efe9dd');
}

/** Floor, ceiling and the three walls the viewer sees; `over` paints what hangs on or is cut into each wall. */
export function paintShell(
  stage: Stage,
  room: Room,
  random: Random,
  over: Partial<Record<WallName, (pen: Pen) => void>>,
): void {
  const { frame, width, depth, height } = room;
  const ceiling = stage.pen(underSheet(frame, 0, height, depth), box2(0, 0, width, depth + 3));
  const white = room.ceiling ?? '#efe9dd';
  ceiling.fill(
    ceiling.outline,
    ceiling.fade(
      [width / 2, 0],
      [width / 2, depth],
      ramp([0, ceiling.tone(white)], [1, ceiling.tone(darker(white, 0.12))]),
    ),
  );
  const floor = stage.pen(topSheet(frame, 0, 0, -3), box2(0, 0, width, depth + 3));
  paintFloor(floor, random.fork('floor'), room.floor);
  const shade = (at: number, opacity: number): readonly [number, string, number] => [at, '#2a1d16', opacity];
  floor.fill(
    floor.outline,
    floor.fade([width / 2, depth + 3], [width / 2, 2], [shade(0, 0.2), shade(0.25, 0.02), shade(1, 0.12)]),
  );
  const gleam: Vec2 = room.bright === 0 ? [width / 2, depth + 3] : [room.bright < 0 ? 0 : width, depth];
  floor.fill(
    floor.outline,
    floor.fade(gleam, [width / 2, 1.5], ramp([0, '#fff6e2', 0.34], [1, '#fff6e2', 0])),
  );
  for (const wall of ['left', 'right', 'back'] as const)
    paintWall(stage, room, wall, over[wall] ?? (() => undefined));
  for (const wall of ['left', 'right', 'back'] as const) finishWall(stage, room, wall);
  if (room.beams) {
    for (let z = -1.3; z < depth; z += 0.95) {
      const beam = stage.pen(underSheet(frame, 0, height - 0.18, z + 0.16), box2(0, 0, width, 0.16));
      const front = stage.pen(frontSheet(frame, 0, height - 0.18, z), box2(0, 0, width, 0.18));
      beam.fill(beam.outline, beam.tone(darker(room.beams, 0.25)));
      front.fill(front.outline, front.tone(room.beams));
    }
  }
  paintSun(floor, room, '#fff0cf', 0.62);
  floor.shadows([], 0.55);
}

/** Slopes of a roof from the knee walls up, over all that lies behind them; `over` cuts windows into one. */
export function paintSlopes(
  stage: Stage,
  room: Room,
  over: Partial<Record<'left' | 'right', (pen: Pen) => void>>,
): void {
  const { knee, width, depth, height } = room;
  if (knee === undefined) return;
  const across = width * 0.32;
  const rise = Math.hypot(across, height - knee);
  for (const side of ['left', 'right'] as const) {
    const left = side === 'left';
    const foot = left ? spot(room, 0, knee, -BEFORE) : spot(room, width, knee, depth);
    const along = spot(room, left ? 0 : width, knee, left ? depth : -BEFORE);
    const high = spot(room, left ? across : width - across, height, left ? -BEFORE : depth);
    const long = depth + BEFORE;
    const pen = stage.pen(slopeSheet(foot, along, high), box2(0, 0, long, rise));
    const tone = (amount: number): string => pen.tone(darker(room.ceiling ?? '#efe9dd', amount));
    const [near, far] = left ? [0, long] : [long, 0];
    pen.fill(
      pen.outline,
      pen.fade(
        [near, rise / 2],
        [far, rise / 2],
        ramp([0, tone(0.12)], [1, tone(left === room.bright < 0 ? 0.02 : 0.08)]),
      ),
    );
    pen.fill(
      box2(0, 0, long, 0.3),
      pen.fade([long / 2, 0], [long / 2, 0.3], ramp([0, '#2a1d16', 0.12], [1, '#2a1d16', 0])),
    );
    over[side]?.(pen);
    if (room.beams) for (let u = 0.4; u < long; u += 1.1) pen.block(u, 0, u + 0.12, rise, 0.1, room.beams);
  }
}

export const spot = (room: Room, x: number, y: number, z: number): Vec3 => place(room.frame, x, y, z);
