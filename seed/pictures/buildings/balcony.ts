import { seg } from '../base/vec.ts';
import { frontSheet, inside, leftSheet, rightSheet } from '../base/frame.ts';
import { mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { plainBox } from './solid.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

export type Rail = 'glass' | 'bars' | 'solid' | 'ironwork';
export type BalconyWords = {
  x: number;
  y: number;
  width: number;
  out: number;
  rail: Rail;
  slab: string;
  railColour: string;
  plants?: boolean;
};

function railing(pen: Pen, words: BalconyWords): void {
  const [[u0, v0], , [u1, v1]] = pen.outline as readonly [Vec2, Vec2, Vec2];
  const iron = pen.tone(words.railColour);
  if (words.rail === 'solid') pen.fill(pen.outline, iron);
  if (words.rail === 'glass') {
    pen.fill(pen.outline, pen.tone(mix('#b9cdd2', words.railColour, 0.1)), { 'fill-opacity': 0.42 });
    pen.rect(u0, v1 - 0.05, u1, v1, iron);
  }
  if (words.rail === 'bars' || words.rail === 'ironwork') {
    const bars: [Vec2, Vec2][] = [];
    const step = words.rail === 'bars' ? 0.11 : 0.15;
    for (let u = u0 + step / 2; u < u1; u += step) {
      bars.push(seg([u, v0], [u, v1]));
      if (words.rail === 'ironwork')
        bars.push(
          seg([u - 0.05, v0 + 0.3], [u + 0.05, v0 + 0.62]),
          seg([u + 0.05, v0 + 0.3], [u - 0.05, v0 + 0.62]),
        );
    }
    pen.lines(bars, iron, Math.max(2.5, pen.unit * 0.018));
    pen.rect(u0, v1 - 0.06, u1, v1, iron);
    pen.rect(u0, v0, u1, v0 + 0.04, iron);
  }
}

/** A slab with railings that hangs on a front; x and y are its lower left corner on that front. */
export function balcony(stage: Stage, frame: Frame, words: BalconyWords): void {
  const { x, y, width, out } = words;
  plainBox(stage, inside(frame, x, y - 0.16, -out), [width, 0.16, out], words.slab);
  const high = 1.02;
  const paint = (pen: Pen): void => railing(pen, words);
  const solid = words.rail === 'solid';
  const add = (sheet: ReturnType<typeof frontSheet>, across: number): void =>
    stage.face(sheet, box2(0, 0, across, high), paint, { casts: solid, bothSides: true });
  add(frontSheet(frame, x, y, -out), width);
  add(leftSheet(frame, x, y, 0), out);
  add(rightSheet(frame, x + width, y, -out), out);
}
