import { ramp } from '../base/drawing.ts';
import { inside, leftSheet, place } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { roofing } from '../surfaces/roof.ts';
import { clad } from '../surfaces/cover.ts';
import { dormer } from './roof-parts.ts';
import { hipped, plainBox, polygon } from './solid.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec3 } from '../base/vec.ts';
import type { WindowStyle } from '../openings/window.ts';

export type TopWords = {
  width: number;
  depth: number;
  tiles: Roofing;
  cover: Cover;
  window: WindowStyle;
  bays: number;
};

const slope =
  (seed: Random, tiles: Roofing) =>
  (pen: Pen): void => {
    roofing(pen, seed.fork('tiles'), tiles);
    pen.shadows();
  };

/** A hipped roof over a block, with a row of dormers. */
export function hipTop(stage: Stage, frame: Frame, seed: Random, words: TopWords): void {
  const { width, depth, tiles } = words;
  const blank = (pen: Pen): void => clad(pen, seed.fork('blank'), words.cover, pen.outline, 0.3);
  const rise = Math.min(width, depth) * 0.36;
  hipped(stage, frame, {
    width,
    depth,
    eaves: 0.06,
    ridge: rise,
    over: 0.5,
    walls: { front: blank, left: blank, right: blank },
    roof: slope(seed, tiles),
  });
  const pitch = rise / (Math.min(width, depth) / 2);
  for (let i = 1; i < words.bays - 1; i += 2)
    dormer(stage, frame, seed.fork(`dormer ${i}`), {
      x: (width / words.bays) * (i + 0.5) - 0.75,
      width: 1.5,
      sill: 0.55,
      height: 1.4,
      eaves: 0.06,
      slope: pitch,
      setback: 0.6,
      style: words.window,
      cheek: words.cover.trim,
      roof: tiles,
      gable: true,
    });
}

/** A steep slated storey all round, under a flat top. */
export function mansardTop(stage: Stage, frame: Frame, seed: Random, words: TopWords): void {
  const { width, depth, tiles } = words;
  const [high, in1] = [2.9, 1.1];
  const at = (x: number, y: number, z: number): Vec3 => place(frame, x, y, z);
  const low: Vec3[] = [
    at(-0.1, 0, -0.1),
    at(width + 0.1, 0, -0.1),
    at(width + 0.1, 0, depth + 0.1),
    at(-0.1, 0, depth + 0.1),
  ];
  const top: Vec3[] = [
    at(in1, high, in1),
    at(width - in1, high, in1),
    at(width - in1, high, depth - in1),
    at(in1, high, depth - in1),
  ];
  low.forEach((from, i) => {
    const [to, above, before] = [low[(i + 1) % 4], top[(i + 1) % 4], top[i]];
    if (to && above && before) polygon(stage, [from, to, above, before], slope(seed, tiles));
  });
  plainBox(
    stage,
    inside(frame, in1 - 0.1, high, in1 - 0.1),
    [width - in1 * 2 + 0.2, 0.18, depth - in1 * 2 + 0.2],
    '#8d979c',
  );
  for (let i = 0; i < words.bays; i += 1)
    dormer(stage, frame, seed.fork(`dormer ${i}`), {
      x: (width / words.bays) * (i + 0.5) - 0.65,
      width: 1.3,
      sill: 0.5,
      height: 1.5,
      eaves: 0,
      slope: high / in1,
      setback: 0.16,
      style: words.window,
      cheek: '#d9d2c4',
      roof: tiles,
    });
}

/** North lights of a works: glass on one side of each tooth, zinc on the other. */
export function sawtoothTop(stage: Stage, frame: Frame, seed: Random, words: TopWords): void {
  const { width, depth, bays } = words;
  const step = width / bays;
  const rise = 2.2;
  for (let i = 0; i < bays; i += 1) {
    const [x0, x1] = [i * step, (i + 1) * step];
    polygon(stage, [place(frame, x0, 0, 0), place(frame, x1, 0, 0), place(frame, x0, rise, 0)], (pen) =>
      clad(pen, seed.fork('tooth'), words.cover, pen.outline, 0.5),
    );
    polygon(
      stage,
      [
        place(frame, x1, 0, 0),
        place(frame, x1, 0, depth),
        place(frame, x0, rise, depth),
        place(frame, x0, rise, 0),
      ],
      slope(seed, { tile: '#8d979c', kind: 'zinc' }),
    );
    stage.face(leftSheet(frame, x0, 0, depth), box2(0, 0, depth, rise), (pen) => {
      pen.fill(
        pen.outline,
        pen.fade([0, 0], [0, rise], ramp([0, pen.tone('#6f8088')], [1, pen.tone('#b9c6c9')])),
      );
      pen.lines(
        Array.from(
          { length: 9 },
          (_, k) =>
            [
              [(depth / 9) * k, 0],
              [(depth / 9) * k, rise],
            ] as const,
        ),
        pen.tone('#3a3d3f'),
        Math.max(3, pen.unit * 0.05),
      );
    });
  }
}
