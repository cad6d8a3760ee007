import { inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { drum, legs, rod, solid } from './forms.ts';
import { chair } from './seats.ts';
import { vase } from './vases.ts';
import type { Decor } from '../home/decor.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec3 } from '../base/vec.ts';

export const WOODS = ['#a47b50', '#8a6442', '#c19a6b', '#6b4a32', '#d3b58a'] as const;

export function bowl(stage: Stage, foot: Vec3, random: Random): void {
  drum(stage, foot, {
    top: 0.17,
    bottom: 0.08,
    height: 0.09,
    albedo: random.pick(['#e6dccb', '#6f8573', '#b0705a', '#55636d']),
    lid: random.pick(['#c98a4a', '#7f8f4f', '#c9a54f']),
  });
}

export function books(stage: Stage, frame: Frame, random: Random): void {
  let y = 0;
  for (let i = 0; i < random.int(2, 4); i += 1) {
    const high = random.range(0.025, 0.045);
    solid(
      stage,
      inside(frame, random.range(0, 0.03), y, 0, random.range(-8, 8)),
      [0.3, high, 0.22],
      random.pick(['#8a4a3a', '#e6dccb', '#3f5468', '#6f8573', '#c9a86a']),
    );
    y += high;
  }
}

/** Low table for a sitting room, round or long, with something on it. */
export function lowTable(stage: Stage, frame: Frame, random: Random, decor: Decor, round: boolean): void {
  const wood = random.pick([...WOODS, '#d8d2c6', '#3f3d3b']);
  if (round) {
    const [x, , z] = inside(frame, 0.5, 0, 0.5).origin;
    for (const [dx, dz] of [
      [-0.24, 0],
      [0.24, 0.1],
      [0, -0.24],
    ] as const)
      rod(stage, [x + dx, 0, z + dz], [x + dx * 0.7, 0.36, z + dz * 0.7], 0.035, darker(wood, 0.2));
    drum(stage, [x, 0.36, z], { top: 0.5, bottom: 0.48, height: 0.045, albedo: wood });
    vase(stage, [x - 0.1, 0.406, z + 0.05], random, decor.vase());
    return;
  }
  legs(stage, frame, [1.2, 0.36, 0.62], 0.05, darker(wood, 0.15));
  solid(stage, inside(frame, 0, 0.36, 0), [1.2, 0.05, 0.62], wood);
  books(stage, inside(frame, 0.2, 0.41, 0.2), random);
  vase(stage, inside(frame, 0.85, 0.41, 0.3).origin, random, decor.vase());
}

/** A dining table with chairs round it, its longer side along the frame's front. */
export function diningTable(
  stage: Stage,
  frame: Frame,
  random: Random,
  words: { long: number; wood: string; chair: string; bench?: boolean; decor: Decor },
): void {
  const { long, wood } = words;
  const places = Math.max(1, Math.round(long / 0.75));
  for (let i = 0; i < places; i += 1) {
    const x = (long / places) * (i + 0.5) - 0.22;
    chair(stage, inside(frame, x + 0.44, 0, 1.32, 0), { colour: words.chair });
    if (!words.bench) chair(stage, inside(frame, x + 0.44, 0, -0.12, 180), { colour: words.chair });
  }
  legs(stage, frame, [long, 0.72, 0.9], 0.07, wood);
  solid(stage, inside(frame, -0.03, 0.72, -0.03), [long + 0.06, 0.045, 0.96], wood);
  if (words.bench) {
    legs(stage, inside(frame, 0.1, 0, -0.5), [long - 0.2, 0.42, 0.32], 0.05, wood);
    solid(stage, inside(frame, 0.1, 0.42, -0.5), [long - 0.2, 0.045, 0.32], wood);
  }
  vase(stage, inside(frame, long * 0.5, 0.766, 0.45).origin, random, words.decor.vase());
}

export function roundTable(
  stage: Stage,
  foot: Vec3,
  frame: Frame,
  random: Random,
  words: { wood: string; chair: string; decor: Decor },
): void {
  for (const [dx, dz, turn] of [
    [-0.95, 0.2, -90],
    [0.5, 0.95, 0],
    [0.95, 0.24, 90],
  ] as const)
    chair(stage, inside(frame, dx, 0, dz, turn), { colour: words.chair });
  drum(stage, foot, { top: 0.05, bottom: 0.05, height: 0.72, albedo: darker(words.wood, 0.2) });
  drum(stage, foot, { top: 0.24, bottom: 0.3, height: 0.03, albedo: darker(words.wood, 0.2) });
  drum(stage, [foot[0], 0.72, foot[2]], { top: 0.58, bottom: 0.57, height: 0.04, albedo: words.wood });
  vase(stage, [foot[0] + 0.06, 0.76, foot[2]], random, words.decor.vase());
}
