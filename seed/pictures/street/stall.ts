import { inside, place } from '../base/frame.ts';
import { lighter } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { plainBox, polygon } from '../buildings/solid.ts';
import { legs, rod, solid } from '../furniture/forms.ts';
import { bush } from '../nature/plants.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec3 } from '../base/vec.ts';

/** Stripes across a cloth, from one side to the other. */
export function striped(pen: Pen, colour: string, wide = 0.34): void {
  pen.fill(pen.outline, pen.tone('#f1ebdf'));
  const us = pen.outline.map(([u]) => u);
  const vs = pen.outline.map(([, v]) => v);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const bands = [];
  for (let u = u0; u < u1; u += wide * 2) bands.push(box2(u, v0, Math.min(u1, u + wide), v1));
  pen.fills(bands, pen.tone(colour));
}

/** A market stall: crates of fruit and flowers under a striped cloth. */
export function stall(stage: Stage, frame: Frame, random: Random, colour: string): void {
  const [long, deep] = [3.6, 2];
  const at = (x: number, y: number, z: number): Vec3 => place(frame, x, y, z);
  for (const x of [0.05, long - 0.05])
    for (const [z, high] of [
      [0.05, 2.1],
      [deep, 2.6],
    ] as const)
      rod(stage, at(x, 0, z), at(x, high, z), 0.06, '#6d6a64');
  plainBox(stage, inside(frame, 0.15, 0.72, 0.25), [long - 0.3, 0.08, 1.2], '#9a7f5f');
  plainBox(stage, inside(frame, 0.15, 0.1, 0.3), [long - 0.3, 0.62, 1.1], '#e9e2d3');
  for (let i = 0; i < 6; i += 1) {
    const crate = inside(frame, 0.25 + i * 0.54, 0.8, 0.35);
    plainBox(stage, crate, [0.48, 0.16, 0.7], '#a98a5f', '#6b5138');
    bush(stage, random, place(crate, 0.24, 0.1, 0.1), {
      size: 0.46,
      colour: random.pick(['#8f9a4a', '#b5542f', '#c98a3a', '#7f9a4f', '#9a3a34']),
    });
  }
  polygon(
    stage,
    [at(-0.2, 2.05, -0.5), at(long + 0.2, 2.05, -0.5), at(long + 0.2, 2.75, deep), at(-0.2, 2.75, deep)],
    (pen) => striped(pen, colour),
    true,
  );
  polygon(
    stage,
    [at(-0.2, 1.75, -0.51), at(long + 0.2, 1.75, -0.51), at(long + 0.2, 2.05, -0.51), at(-0.2, 2.05, -0.51)],
    (pen) => striped(pen, colour),
    true,
  );
}

/** A bench of slats on iron feet. */
export function bench(stage: Stage, frame: Frame): void {
  legs(stage, frame, [1.8, 0.45, 0.45], 0.06, '#37423f');
  solid(stage, inside(frame, 0, 0.43, 0), [1.8, 0.05, 0.45], lighter('#8a6442', 0.08));
  solid(stage, inside(frame, 0, 0.55, 0.42), [1.8, 0.34, 0.05], '#8a6442');
}
