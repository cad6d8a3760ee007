import { inside } from '../base/frame.ts';
import { cupboard } from './cases.ts';
import { drum, legs } from './forms.ts';
import { WOODS, books, vase } from './tables.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

/** A low cupboard on legs with a lamp, a vase and books. */
export function sideboard(stage: Stage, frame: Frame, random: Random, long: number, lit: boolean): void {
  const colour = random.pick([...WOODS, '#46604f', '#e2dacb', '#4a4540']);
  legs(stage, frame, [long, 0.2, 0.42], 0.04, '#4a3a2c');
  cupboard(stage, inside(frame, 0, 0.2, 0), [long, 0.5, 0.42], {
    columns: Math.max(2, Math.round(long / 0.5)),
    colour,
    handles: '#b5975a',
  });
  const [x, y, z] = inside(frame, long * 0.16, 0.7, 0.22).origin;
  drum(stage, [x, y, z], {
    top: 0.05,
    bottom: 0.1,
    height: 0.26,
    albedo: random.pick(['#b0705a', '#e2d9c8', '#5d6b78', '#8795a0']),
  });
  drum(stage, [x, y + 0.26, z], {
    top: 0.12,
    bottom: 0.19,
    height: 0.24,
    albedo: lit ? '#f3d9a0' : '#e9e0cf',
    ...(lit ? { glow: 1 } : {}),
  });
  books(stage, inside(frame, long * 0.42, 0.7, 0.1), random);
  vase(stage, inside(frame, long * 0.82, 0.7, 0.2).origin, random);
}
