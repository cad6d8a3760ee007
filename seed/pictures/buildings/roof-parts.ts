import type { Pen } from '../base/pen.ts';
import { frontSheet, inside, leftSheet, place, rightSheet } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { BRICKS, brickwork } from '../surfaces/brick.ts';
import { roofing } from '../surfaces/roof.ts';
import { box, plainBox, polygon } from './solid.ts';
import { paintWall } from './wall.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Brick } from '../surfaces/brick.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { WindowStyle } from '../openings/window.ts';

/** A stack with its clay pots; `x` and `z` are its lower left front corner. */
export function chimney(
  stage: Stage,
  frame: Frame,
  random: Random,
  words: { x: number; z: number; from: number; top: number; wide?: number; brick?: Brick },
): void {
  const { x, z, from, top, wide = 0.75, brick = BRICKS.russet } = words;
  const foot = inside(frame, x, from, z);
  const wall = (pen: Pen): void => brickwork(pen, random, brick, pen.outline, 0.5);
  box(stage, foot, [wide, top - from, 0.5], {
    front: wall,
    left: wall,
    right: wall,
    top: (pen) => pen.fill(pen.outline, pen.tone('#6b6661')),
  });
  plainBox(stage, inside(frame, x - 0.06, top, z - 0.06), [wide + 0.12, 0.1, 0.62], '#8f8b84');
  const pots = Math.max(1, Math.floor(wide / 0.36));
  for (let i = 0; i < pots; i += 1)
    plainBox(
      stage,
      inside(frame, x + (wide / pots) * (i + 0.5) - 0.1, top + 0.1, z + 0.15),
      [0.2, random.range(0.25, 0.42), 0.2],
      '#a8664a',
    );
}

export type DormerWords = {
  x: number;
  width: number;
  sill: number;
  height: number;
  eaves: number;
  slope: number;
  setback: number;
  style: WindowStyle;
  cheek: string;
  roof: Roofing;
  gable?: boolean;
};

/** A dormer on a front slope that rises `slope` metres a metre from `eaves`. */
export function dormer(stage: Stage, frame: Frame, random: Random, words: DormerWords): void {
  const { x, width, sill, height, eaves, slope, setback, style, cheek } = words;
  const top = sill + height;
  const meet = (y: number): number => (y - eaves) / slope;
  const low = eaves + setback * slope + 0.04;
  const front = frontSheet(frame, x, low, setback);
  stage.face(front, box2(0, 0, width, top - low), (pen) =>
    paintWall(pen, random, {
      cover: (wall) => wall.fill(wall.outline, wall.tone(cheek)),
      windows: [
        {
          u: 0.12,
          v: sill - low,
          width: width - 0.24,
          height: height - 0.16,
          style: { ...style, depth: 0.08, sill: undefined, lintel: undefined },
        },
      ],
    }),
  );
  for (const side of [0, 1] as const) {
    const sheet = side === 0 ? leftSheet(frame, x, 0, meet(top)) : rightSheet(frame, x + width, 0, setback);
    const run = meet(top) - setback;
    const shape =
      side === 0
        ? ([
            [0, top],
            [run, top],
            [run, low],
          ] as const)
        : ([
            [0, low],
            [0, top],
            [run, top],
          ] as const);
    stage.face(sheet, [...shape].reverse(), (pen) => pen.fill(pen.outline, pen.tone(darker(cheek, 0.12))));
  }
  const reach = 0.14;
  if (words.gable) {
    const peak = top + width * 0.42;
    const back = meet(peak);
    const corner = (px: number, py: number, pz: number) => place(frame, px, py, pz);
    polygon(
      stage,
      [corner(x, top, setback), corner(x + width, top, setback), corner(x + width / 2, peak, setback)],
      (pen) => pen.fill(pen.outline, pen.tone(cheek)),
    );
    const paint = (pen: Pen): void => roofing(pen, random, words.roof);
    polygon(
      stage,
      [
        corner(x + width + reach, top - 0.06, setback - reach),
        corner(x + width + reach, top - 0.06, meet(top)),
        corner(x + width / 2, peak, back),
        corner(x + width / 2, peak, setback - reach),
      ],
      paint,
    );
    polygon(
      stage,
      [
        corner(x - reach, top - 0.06, meet(top)),
        corner(x - reach, top - 0.06, setback - reach),
        corner(x + width / 2, peak, setback - reach),
        corner(x + width / 2, peak, back),
      ],
      paint,
    );
    return;
  }
  plainBox(
    stage,
    inside(frame, x - reach, top, setback - reach),
    [width + reach * 2, 0.1, Math.max(0.4, meet(top) - setback + reach - 0.1)],
    '#8b9296',
    '#99a1a5',
  );
}
