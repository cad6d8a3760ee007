import { inside, place } from '../../base/frame.ts';
import { bush } from '../../nature/plants.ts';
import { clad } from '../../surfaces/cover.ts';
import { balcony } from '../balcony.ts';
import { hipTop, mansardTop, sawtoothTop } from '../block-tops.ts';
import { box, plainBox } from '../solid.ts';
import { paintWall } from '../wall.ts';
import type { Cover } from '../../surfaces/cover.ts';
import type { FlatsWords, Measures } from './flats-words.ts';
import type { Frame } from '../../base/frame.ts';
import type { Opening } from '../../openings/window.ts';
import type { Pen } from '../../base/pen.ts';
import type { Random } from '../../base/random.ts';
import type { Stage } from '../../base/stage.ts';

const BACK = 2.1;
const ASIDE = 1.2;

/** The floor that steps back: glass, a wide eave, and a terrace with planters behind a railing. */
function attic(stage: Stage, frame: Frame, seed: Random, words: FlatsWords, m: Measures, cover: Cover): void {
  const [width, depth, high] = [m.width - ASIDE * 2, m.depth - BACK - 1.2, words.storey * 0.98];
  const count = words.rhythm.length;
  const glassy: Opening[] = [];
  for (let i = 0; i < count; i += 1)
    if (i % 3 !== 2 || count < 4)
      glassy.push({
        u: (i + 0.07) * (width / count),
        v: 0.1,
        width: (width / count) * 0.86,
        height: high * 0.84,
        style: {
          ...words.window,
          sill: undefined,
          lintel: undefined,
          lights: 3,
          transom: false,
          bars: [1, 1],
        },
      });
  const wall =
    (windows: readonly Opening[], name: string) =>
    (pen: Pen): void =>
      paintWall(pen, seed.fork(name), {
        cover: (w) => clad(w, seed.fork('attic'), cover, w.outline, 0.5),
        windows,
      });
  const side = glassy.slice(0, 1).map((opening) => ({ ...opening, u: 0.8, width: Math.min(3, depth * 0.4) }));
  box(stage, inside(frame, ASIDE, 0, BACK), [width, high, depth], {
    front: wall(glassy, 'front'),
    left: wall(
      side.map((opening) => ({ ...opening, u: depth - 0.8 - opening.width })),
      'left',
    ),
    right: wall(side, 'right'),
    top: (pen) => pen.fill(pen.outline, pen.tone('#77756f')),
  });
  plainBox(stage, inside(frame, ASIDE - 0.6, high, BACK - 1), [width + 1.2, 0.2, depth + 1.4], '#64686a');
  const rail = { y: 0.06, out: 0.08, rail: 'glass', slab: words.slab, railColour: words.railColour } as const;
  balcony(stage, inside(frame, 0, 0, 0.2), { x: 0.1, width: m.width - 0.2, ...rail });
  for (let i = 0; i < count; i += 1)
    if (seed.fork(`planter ${i}`).chance(0.55))
      bush(stage, seed, place(frame, (i + 0.5) * (m.width / count), 0.3, 0.8), {
        size: 1.1,
        colour: '#6f8350',
      });
}

/** Everything above the wall's top: roof, attic, and the lift's housing on flat ones. */
export function flatsTop(stage: Stage, frame: Frame, seed: Random, words: FlatsWords, m: Measures): void {
  const shape = {
    width: m.width,
    depth: m.depth,
    tiles: words.tiles,
    cover: words.cover,
    window: words.window,
    bays: words.rhythm.length,
  };
  if (words.attic) attic(stage, frame, seed, words, m, words.attic);
  else if (words.top === 'hip') hipTop(stage, frame, seed, shape);
  else if (words.top === 'mansard') mansardTop(stage, frame, seed, shape);
  else if (words.top === 'sawtooth') sawtoothTop(stage, frame, seed, shape);
  else plainBox(stage, inside(frame, m.width * 0.42, 0, m.depth * 0.45), [m.width * 0.16, 1.7, 3], '#8f8a82');
}
