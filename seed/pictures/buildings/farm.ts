import { seg } from '../base/vec.ts';
import { inside } from '../base/frame.ts';
import { darker } from '../base/colour.ts';
import { openingOutline } from '../openings/outline.ts';
import { clad } from '../surfaces/cover.ts';
import { roofing } from '../surfaces/roof.ts';
import { pitchedVilla } from './villa.ts';
import { gabled, plainBox } from './solid.ts';
import { paintWall } from './wall.ts';
import type { Cover } from '../surfaces/cover.ts';
import type { Frame } from '../base/frame.ts';
import type { Opening } from '../openings/window.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Roofing } from '../surfaces/roof.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';
import type { VillaWords } from './villa.ts';

type BarnWords = { width: number; depth: number; cover: Cover; roof: Roofing; door: string };

/** A barn: high boarded doors under an arch, slits for air and a wide roof. */
function barn(
  stage: Stage,
  frame: Frame,
  seed: Random,
  { width, depth, cover, roof, door }: BarnWords,
): void {
  const front = (pen: Pen): void => {
    const windows: Opening[] = [0.12, 0.86].map((part) => ({
      u: width * part - 0.4,
      v: 1.5,
      width: 0.8,
      height: 0.7,
      style: { frame: '#e6dfd0', cheek: cover.albedo, lights: 2, head: 'segment', hanging: ['none'] },
    }));
    paintWall(pen, seed.fork('barn'), {
      cover: (wall) => clad(wall, seed.fork('barn cover'), cover),
      inlay: (wall) => {
        const edge = openingOutline(width / 2 - 1.8, 0, 3.6, 3.3, 'segment');
        wall.fill(openingOutline(width / 2 - 2, 0, 4, 3.55, 'segment'), wall.tone(cover.trim));
        wall.fill(edge, wall.tone(door));
        const boards: [Vec2, Vec2][] = [];
        for (let u = width / 2 - 1.6; u < width / 2 + 1.7; u += 0.24) boards.push(seg([u, 0.05], [u, 2.95]));
        wall.lines(boards, wall.tone(darker(door, 0.45)), Math.max(2.5, wall.unit * 0.014));
        wall.rect(width / 2 - 0.03, 0, width / 2 + 0.03, 3.25, wall.tone(darker(door, 0.6)));
        const slits: Vec2[][] = [0.3, 0.7].map((part) => [
          [width * part - 0.06, 2.4],
          [width * part + 0.06, 2.4],
          [width * part + 0.06, 3.1],
          [width * part - 0.06, 3.1],
        ]);
        wall.fills(slits, wall.tone('#3a332e'));
      },
      windows,
      trims: [
        { box: [0, 0, width / 2 - 2, 0.7], out: 0.03, colour: '#4a4744' },
        { box: [width / 2 + 2, 0, width, 0.7], out: 0.03, colour: '#4a4744' },
      ],
    });
  };
  const side = (pen: Pen): void => {
    const small: Opening['style'] = {
      frame: '#e6dfd0',
      cheek: cover.albedo,
      lights: 2,
      head: 'segment',
      sill: cover.trim,
    };
    paintWall(pen, seed.fork('barn end'), {
      cover: (wall) => clad(wall, seed.fork('barn side'), cover, wall.outline, 0.8),
      inlay: (wall) => {
        const loft = openingOutline(depth / 2 - 0.6, 3.6, 1.2, 1.7, 'round');
        wall.fill(openingOutline(depth / 2 - 0.75, 3.5, 1.5, 1.95, 'round'), wall.tone(cover.trim));
        wall.fill(loft, wall.tone(door));
      },
      windows: [0.2, 0.72].map((part) => ({
        u: depth * part,
        v: 1.1,
        width: 0.9,
        height: 0.9,
        style: small,
      })),
      trims: [{ box: [0, 0, depth, 0.7], out: 0.03, colour: '#4a4744' }],
    });
  };
  const eaves = 3.9;
  gabled(stage, frame, {
    width,
    depth,
    eaves,
    ridge: eaves + depth * 0.44,
    over: 0.3,
    verge: 0.2,
    walls: { front, left: side, right: side },
    roof: (pen) => {
      roofing(pen, seed.fork('barn roof'), roof);
      pen.shadows();
    },
  });
}

/** A farmhouse with its barn: in one line, or at right angles round a yard. */
export function farm(stage: Stage, frame: Frame, seed: Random, words: VillaWords, yard: boolean): void {
  pitchedVilla(stage, frame, seed, { ...words, garage: false, bays: Math.min(words.bays, 5) });
  const shape = { cover: words.cover, roof: words.roof, door: words.door.leaf };
  if (yard)
    barn(stage, inside(frame, words.width + 3, 0, 11.5, 90), seed.fork('yard'), {
      width: 10,
      depth: 7.5,
      ...shape,
    });
  else
    barn(stage, inside(frame, words.width + 0.02, 0, 0.4), seed.fork('line'), {
      width: 8.5,
      depth: words.depth - 0.8,
      ...shape,
    });
  for (const [x, z] of [
    [-1.6, -1.2],
    [-0.9, -1.6],
  ] as const)
    plainBox(stage, inside(frame, x, 0, z), [0.7, 0.55, 0.5], '#c9b06a');
}
