import { poly3, seg } from '../base/vec.ts';
import { darker } from '../base/colour.ts';
import { inside, place } from '../base/frame.ts';
import { openingOutline } from '../openings/outline.ts';
import { box, gabled, plainBox, polygon } from '../buildings/solid.ts';
import { washed } from '../surfaces/brick.ts';
import { roofing, ROOFS } from '../surfaces/roof.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

const STONE = '#c7b99f';

function lancets(pen: Pen, u0: number, u1: number, v: number, high: number, count: number): void {
  const openings: Vec2[][] = [];
  const step = (u1 - u0) / count;
  for (let i = 0; i < count; i += 1)
    openings.push(openingOutline(u0 + (i + 0.24) * step, v, step * 0.52, high, 'round'));
  pen.fills(openings, pen.tone('#4a4c4e'));
  const mullions: [Vec2, Vec2][] = openings.flatMap((_, i): [Vec2, Vec2][] => [
    seg([u0 + (i + 0.5) * step, v], [u0 + (i + 0.5) * step, v + high]),
  ]);
  pen.lines(mullions, pen.tone(STONE), Math.max(3, pen.unit * 0.14));
}

/** The pale stone of a wall with its courses and buttress strips. */
function stone(pen: Pen, strips: number): void {
  pen.fill(pen.outline, washed(pen, STONE));
  const [, , [u1, v1] = [1, 1]] = pen.outline;
  const lines: [Vec2, Vec2][] = [];
  for (let v = 1.2; v < v1; v += 1.2) lines.push(seg([0, v], [u1, v]));
  pen.lines(lines, pen.tone(darker(STONE, 0.4)), 2.2, { 'stroke-opacity': 0.25 });
  for (let i = 0; i <= strips; i += 1)
    pen.block((u1 / strips) * i - 0.45, 0, (u1 / strips) * i + 0.45, v1 * 0.86, 0.6, darker(STONE, 0.06));
}

/** A Brabant church: a square tower in stages at its front and a nave behind it. Scaled by `high`, the tower's metres. */
export function church(
  stage: Stage,
  frame: Frame,
  seed: Random,
  words: { high: number; spire: 'none' | 'needle' | 'bulb' },
): void {
  const { high } = words;
  const w = high * 0.2;
  const nave = high * 0.36;
  const deep = high * 0.72;
  const wall = (pen: Pen): void => {
    stone(pen, 5);
    lancets(pen, 0.6, deep - 0.6, nave * 0.25, nave * 0.55, 5);
  };
  const end = (pen: Pen): void => {
    pen.fill(pen.outline, washed(pen, STONE));
  };
  const broad = w * 2.1;
  gabled(stage, inside(frame, -(broad - w) / 2, 0, w * 0.8), {
    width: broad,
    depth: deep,
    eaves: nave,
    ridge: nave,
    walls: { front: end, left: wall, right: wall },
    roof: () => undefined,
  });
  const ridge = nave + broad * 0.62;
  const slate = (pen: Pen): void => roofing(pen, seed, ROOFS.slate);
  const at = (x: number, y: number, z: number) => place(frame, x, y, z);
  const [x0, x1, z0, z1] = [-(broad - w) / 2, w + (broad - w) / 2, w * 0.8, w * 0.8 + deep];
  polygon(stage, [at(x0, nave, z1), at(x0, nave, z0), at(w / 2, ridge, z0), at(w / 2, ridge, z1)], slate);
  polygon(stage, [at(x1, nave, z0), at(x1, nave, z1), at(w / 2, ridge, z1), at(w / 2, ridge, z0)], slate);
  polygon(stage, [at(x0, nave, z0), at(x1, nave, z0), at(w / 2, ridge, z0)], end);
  const stages: readonly (readonly [number, number, number])[] = poly3(
    [0, 0.42, 0],
    [0.42, 0.72, 0.06],
    [0.72, 1, 0.12],
  );
  for (const [low, top, shrink] of stages) {
    const in1 = w * shrink;
    const side = (pen: Pen): void => {
      const [, , [u1, v1] = [1, 1]] = pen.outline;
      stone(pen, 2);
      if (low > 0) lancets(pen, u1 * 0.12, u1 * 0.88, v1 * 0.16, v1 * 0.66, 2);
      else pen.fill(openingOutline(u1 * 0.3, 0, u1 * 0.4, v1 * 0.5, 'round'), pen.tone('#4b4540'));
      pen.block(-0.2, v1 - 0.5, u1 + 0.2, v1, 0.35, darker(STONE, 0.04));
      pen.shadows();
    };
    box(stage, inside(frame, in1, high * low, in1), [w - in1 * 2, high * (top - low), w - in1 * 2], {
      front: side,
      left: side,
      right: side,
      top: end,
    });
  }
  for (const x of [0.1, 0.82])
    for (const z of [0.1, 0.82])
      plainBox(stage, inside(frame, w * x, high, w * z), [w * 0.08, high * 0.05, w * 0.08], STONE);
  if (words.spire === 'none') return;
  const [cx, cz] = [w / 2, w / 2];
  const half = w * 0.34;
  const peak = high * (words.spire === 'needle' ? 1.42 : 1.26);
  const corner = (i: number, r: number, y: number) =>
    at(cx + Math.cos((i / 8) * Math.PI * 2 + 0.39) * r, y, cz + Math.sin((i / 8) * Math.PI * 2 + 0.39) * r);
  for (let i = 0; i < 8; i += 1)
    polygon(stage, [corner(i + 1, half, high), corner(i, half, high), at(cx, peak, cz)], (pen) =>
      pen.fill(pen.outline, pen.tone('#56606c')),
    );
}
