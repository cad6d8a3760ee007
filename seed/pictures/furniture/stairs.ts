import { poly } from '../base/vec.ts';
import { lighter } from '../base/colour.ts';
import { frontSheet, inside, leftSheet, place, rightSheet, topSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { rod, solid } from './forms.ts';
import { polygon } from '../buildings/solid.ts';
import type { Frame } from '../base/frame.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type RailKind = 'rope' | 'spindles' | 'oak' | 'glass' | 'wrought-iron';
export type StairStyle = { tread: string; riser: string; string: string; rail: RailKind };

const RISE = 0.185;
const GOING = 0.25;

function railPart(stage: Stage, from: Vec3, to: Vec3, rail: RailKind): void {
  const up = (point: Vec3, y: number): Vec3 => [point[0], point[1] + y, point[2]];
  if (rail === 'glass') {
    polygon(
      stage,
      [up(from, 0.06), up(to, 0.06), up(to, 0.92), up(from, 0.92)],
      (pen) => {
        pen.fill(pen.outline, '#cfe0df', { 'fill-opacity': 0.35 });
      },
      true,
    );
    rod(stage, up(from, 0.93), up(to, 0.93), 0.035, '#8f9494');
    return;
  }
  const hand = rail === 'oak' || rail === 'spindles' ? '#a9825a' : rail === 'rope' ? '#c9ad7c' : '#2f2e2d';
  const bar = rail === 'spindles' ? '#ece6da' : rail === 'oak' ? '#a9825a' : '#2f2e2d';
  rod(stage, up(from, 0.92), up(to, 0.92), rail === 'rope' ? 0.035 : 0.05, hand);
  rod(stage, from, up(from, 0.92), rail === 'wrought-iron' ? 0.02 : 0.03, bar);
  if (rail === 'rope') return;
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  rod(stage, middle, up(middle, 0.92), rail === 'wrought-iron' ? 0.02 : 0.03, bar);
  if (rail === 'wrought-iron') rod(stage, up(from, 0.25), up(middle, 0.7), 0.014, bar);
}

/** A straight flight that climbs away from its frame's front; returns the frame at its head. */
export function flight(
  stage: Stage,
  frame: Frame,
  steps: number,
  width: number,
  style: StairStyle,
  words: { open?: boolean; raised?: boolean; railLeft?: boolean; railRight?: boolean } = {},
): Frame {
  for (let i = 0; i < steps; i += 1) {
    const y = i * RISE;
    const z = i * GOING;
    if (words.open) {
      solid(stage, inside(frame, 0, y + RISE - 0.05, z), [width, 0.05, GOING + 0.03], style.tread);
    } else {
      stage.face(frontSheet(frame, 0, y, z), box2(0, 0, width, RISE), (pen) =>
        pen.fill(pen.outline, pen.tone(style.riser)),
      );
      stage.face(
        topSheet(frame, -0.02, y + RISE, z - 0.025),
        box2(0, 0, width + 0.04, GOING + 0.025),
        (pen) => pen.fill(pen.outline, pen.tone(style.tread)),
      );
      stage.face(
        frontSheet(frame, -0.02, y + RISE - 0.035, z - 0.026),
        box2(0, 0, width + 0.04, 0.035),
        (pen) => pen.fill(pen.outline, pen.tone(lighter(style.tread, 0.1))),
        { casts: false },
      );
    }
    for (const [x, wanted] of [
      [0.04, words.railLeft],
      [width - 0.04, words.railRight],
    ] as const)
      if (wanted)
        railPart(
          stage,
          place(frame, x, y + RISE, z + 0.1),
          place(frame, x, y + RISE * 2, z + GOING + 0.1),
          style.rail,
        );
  }
  const long = steps * GOING;
  const high = steps * RISE;
  if (!words.open) {
    const foot: Vec2[] = words.raised
      ? poly([0, 0], [GOING, -0.06], [long, high - 0.3])
      : poly([0, 0], [long, 0]);
    const profile: Vec2[] = [...foot, [long, high]];
    if (words.raised)
      polygon(
        stage,
        [
          place(frame, 0, high - 0.3, long),
          place(frame, width, high - 0.3, long),
          place(frame, width, -0.06, GOING),
          place(frame, 0, -0.06, GOING),
        ],
        (pen) => pen.fill(pen.outline, pen.tone('#efe9dd')),
      );
    for (let i = steps - 1; i >= 0; i -= 1) profile.push([i * GOING, (i + 1) * RISE], [i * GOING, i * RISE]);
    const shape = profile.slice(0, -1);
    stage.face(rightSheet(frame, width, 0, 0), shape, (pen) => pen.fill(pen.outline, pen.tone(style.string)));
    stage.face(leftSheet(frame, 0, 0, long), shape.map(([u, v]): Vec2 => [long - u, v]).reverse(), (pen) =>
      pen.fill(pen.outline, pen.tone(style.string)),
    );
  }
  return inside(frame, 0, high, long);
}

/** A quarter of a turn or more in wedge treads round a post at `foot`. */
export function spiral(
  stage: Stage,
  foot: Vec3,
  words: { steps: number; radius: number; from: number; sweep: number; style: StairStyle; base?: number },
): void {
  const { steps, radius, from, sweep, style, base = 0 } = words;
  const at = (angle: number, r: number, y: number): Vec3 => [
    foot[0] + Math.cos(angle) * r,
    foot[1] + y,
    foot[2] + Math.sin(angle) * r,
  ];
  rod(stage, at(0, 0, base), at(0, 0, base + steps * RISE + 0.95), 0.09, style.string);
  for (let i = 0; i < steps; i += 1) {
    const [a, b] = [from + (sweep * i) / steps, from + (sweep * (i + 1.12)) / steps];
    const y = base + (i + 1) * RISE;
    const inner = 0.08;
    const top: Vec3[] = [
      at(a, inner, y),
      at(a, radius, y),
      at((a + b) / 2, radius * 1.01, y),
      at(b, radius, y),
      at(b, inner, y),
    ];
    const under = top.map((point): Vec3 => [point[0], point[1] - 0.05, point[2]]);
    polygon(stage, sweep > 0 ? [...top].reverse() : top, (pen) =>
      pen.fill(pen.outline, pen.tone(style.tread)),
    );
    polygon(stage, sweep > 0 ? under : [...under].reverse(), (pen) =>
      pen.fill(pen.outline, pen.tone(style.string, 0)),
    );
    top.slice(0, -1).forEach((point, k) => {
      const to = top[k + 1] ?? point;
      const edge: Vec3[] = [under[k] ?? point, under[k + 1] ?? to, to, point];
      polygon(stage, edge, (pen) => pen.fill(pen.outline, pen.tone(style.riser)), true);
    });
    railPart(stage, at(a, radius - 0.03, y), at(b, radius - 0.03, y + RISE), style.rail);
  }
}
