import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { darker, lighter } from '../base/colour.ts';
import { inside } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { box } from '../buildings/solid.ts';
import { solid } from './forms.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

const SPINES = [
  '#8a4a3a',
  '#e6dccb',
  '#3f5468',
  '#6f8573',
  '#c9a86a',
  '#54463c',
  '#d3b9a0',
  '#2f4a3c',
] as const;

function shelfRow(pen: Pen, random: Random, u0: number, u1: number, v: number, high: number): void {
  const sets = new Map<string, Vec2[][]>();
  let u = u0 + 0.02;
  while (u < u1 - 0.05) {
    if (random.chance(0.12)) {
      u += random.range(0.1, 0.3);
      continue;
    }
    const w = random.range(0.022, 0.05);
    const spine = random.pick(SPINES);
    sets.set(spine, [
      ...(sets.get(spine) ?? []),
      box2(u, v, Math.min(u1, u + w), v + high * random.range(0.62, 0.88)),
    ]);
    u += w + 0.003;
  }
  for (const [spine, shapes] of sets) pen.fills(shapes, pen.tone(spine));
}

/** Open shelves full of books. */
export function bookcase(
  stage: Stage,
  frame: Frame,
  random: Random,
  size: readonly [number, number, number],
  wood: string,
): void {
  const [width, height, depth] = size;
  const rows = Math.max(2, Math.round(height / 0.36));
  const side = (pen: Pen): void => pen.fill(pen.outline, pen.tone(wood));
  box(stage, frame, [width, height, depth], {
    left: side,
    right: side,
    top: side,
    front: (pen) => {
      pen.fill(pen.outline, pen.tone(darker(wood, 0.42)));
      const step = height / rows;
      const columns = Math.max(1, Math.round(width / 0.9));
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1)
          shelfRow(
            pen,
            random,
            (width / columns) * column + 0.03,
            (width / columns) * (column + 1) - 0.03,
            row * step + 0.03,
            step,
          );
      for (let row = 0; row <= rows; row += 1)
        pen.rect(0, row * step - 0.014, width, row * step + 0.018, pen.tone(wood));
      for (let column = 0; column <= columns; column += 1)
        pen.rect(
          (width / columns) * column - 0.016,
          0,
          (width / columns) * column + 0.016,
          height,
          pen.tone(wood),
        );
    },
  });
}

export type DoorsWords = {
  columns: number;
  rows?: readonly number[];
  colour: string;
  handles?: string;
  panel?: boolean;
};

/** Fronts of cupboards on a pen: gaps, panels and handles. */
export function cupboardFronts(pen: Pen, width: number, height: number, words: DoorsWords): void {
  const { columns, colour, rows = [0, 1] } = words;
  pen.fill(
    box2(0, 0, width, height),
    pen.fade(
      [width / 2, 0],
      [width / 2, height],
      ramp([0, pen.tone(darker(colour, 0.12))], [1, pen.tone(lighter(colour, 0.04))]),
    ),
  );
  const gap = pen.tone(darker(colour, 0.5));
  const step = width / columns;
  for (let i = 0; i < columns; i += 1)
    rows.slice(1).forEach((top, k) => {
      const low = (rows[k] ?? 0) * height;
      const [u0, v0, u1, v1] = [i * step + 0.012, low + 0.012, (i + 1) * step - 0.012, top * height - 0.012];
      if (words.panel) {
        pen.rect(u0 + 0.05, v0 + 0.05, u1 - 0.05, v1 - 0.05, pen.tone(darker(colour, 0.16)));
        pen.rect(u0 + 0.06, v0 + 0.05, u1 - 0.05, v1 - 0.06, pen.tone(lighter(colour, 0.03)));
      }
      if (words.handles)
        pen.rect((u0 + u1) / 2 - 0.07, v1 - 0.07, (u0 + u1) / 2 + 0.07, v1 - 0.05, pen.tone(words.handles));
    });
  const lines: [Vec2, Vec2][] = [];
  for (let i = 1; i < columns; i += 1) lines.push(seg([i * step, 0], [i * step, height]));
  for (const row of rows.slice(1, -1)) lines.push(seg([0, row * height], [width, row * height]));
  pen.lines(lines, gap, 3);
}

/** A closed cupboard or chest with fronts. */
export function cupboard(
  stage: Stage,
  frame: Frame,
  size: readonly [number, number, number],
  words: DoorsWords & { top?: string },
): void {
  const [width, height, depth] = size;
  const side = (pen: Pen): void => pen.fill(pen.outline, pen.tone(words.colour));
  box(stage, frame, size, {
    left: side,
    right: side,
    front: (pen) => cupboardFronts(pen, width, height, words),
    top: (pen) => pen.fill(pen.outline, pen.tone(words.top ?? words.colour)),
  });
  if (words.top)
    solid(stage, inside(frame, -0.02, height, -0.02), [width + 0.04, 0.035, depth + 0.02], words.top);
}

/** An upright piano with its stool. */
export function piano(stage: Stage, frame: Frame, colour: string): void {
  solid(stage, inside(frame, 0, 0, 0.2), [1.46, 1.16, 0.36], colour);
  solid(stage, inside(frame, 0, 0.58, -0.04), [1.46, 0.14, 0.26], colour);
  stage.face(
    { ...topOf(frame, 0.06, 0.725, -0.02) },
    box2(0, 0, 1.34, 0.13),
    (pen) => {
      pen.fill(pen.outline, pen.tone('#ece5d6'));
      const sharps: Vec2[][] = [];
      for (let i = 0; i < 34; i += 1)
        if (![2, 6].includes(i % 7)) sharps.push(box2(0.025 + i * 0.039, 0.05, 0.045 + i * 0.039, 0.13));
      pen.fills(sharps, pen.tone('#232222'));
    },
    { casts: false },
  );
  for (const x of [0.04, 1.36]) solid(stage, inside(frame, x, 0, 0), [0.06, 0.58, 0.06], colour);
  solid(stage, inside(frame, 0.45, 0, -0.75), [0.56, 0.48, 0.34], colour, { top: '#5d2f2c' });
}

const topOf = (frame: Frame, x: number, y: number, z: number) => {
  const at = inside(frame, x, y, z);
  return { origin: at.origin, u: frame.right, v: frame.back, n: [0, 1, 0] as const };
};
