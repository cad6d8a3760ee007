import { inside } from '../base/frame.ts';
import { cupboard } from './cases.ts';
import { legs } from './forms.ts';
import { tableLamp } from './lights.ts';
import { WOODS, books } from './tables.ts';
import { vase } from './vases.ts';
import type { Decor } from '../home/decor.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

/** A low cupboard on legs with a lamp, a vase and books. */
export function sideboard(
  stage: Stage,
  frame: Frame,
  random: Random,
  words: { long: number; lit: boolean; decor: Decor; wood?: string },
): void {
  const { long, lit, decor } = words;
  const colour = words.wood ?? random.pick([...WOODS, '#46604f', '#e2dacb', '#4a4540']);
  legs(stage, frame, [long, 0.2, 0.42], 0.04, '#4a3a2c');
  cupboard(stage, inside(frame, 0, 0.2, 0), [long, 0.5, 0.42], {
    columns: Math.max(2, Math.round(long / 0.5)),
    colour,
    handles: '#b5975a',
  });
  tableLamp(stage, inside(frame, long * 0.16, 0.7, 0.22).origin, decor.tableLamp(), lit);
  books(stage, inside(frame, long * 0.42, 0.7, 0.1), random);
  vase(stage, inside(frame, long * 0.82, 0.7, 0.2).origin, random, decor.vase());
}
