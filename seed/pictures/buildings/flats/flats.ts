import { inside, place } from '../../base/frame.ts';
import { bush } from '../../nature/plants.ts';
import { clad } from '../../surfaces/cover.ts';
import { balcony } from '../balcony.ts';
import { bow } from '../bow.ts';
import { box } from '../solid.ts';
import { paintWall } from '../wall.ts';
import { flatsFront } from './flats-front.ts';
import { flatsTop } from './flats-top.ts';
import { floorAt, hasBalcony, measuresOf } from './flats-words.ts';
import type { FlatsWords, Measures } from './flats-words.ts';
import type { Frame } from '../../base/frame.ts';
import type { Opening } from '../../openings/window.ts';
import type { Pen } from '../../base/pen.ts';
import type { Random } from '../../base/random.ts';
import type { Stage } from '../../base/stage.ts';

/** Windows in a side wall: one column near the street and, on deep buildings, another behind it. */
function sideWindows(words: FlatsWords, m: Measures, mirrored: boolean): Opening[] {
  const columns = words.depth > 10 ? [0.2, 0.62] : [0.3];
  const windows: Opening[] = [];
  for (let floor = 0; floor < m.full; floor += 1)
    for (const part of columns) {
      const u = mirrored ? m.depth * (1 - part) - 1.3 : m.depth * part;
      windows.push({
        u,
        v: floorAt(words, m, floor) + 0.85,
        width: 1.3,
        height: words.storey * 0.54,
        style: words.window,
      });
    }
  return windows;
}

/** A block of flats; `party` leaves its sides blind, for neighbours to lean on. */
export function flats(stage: Stage, frame: Frame, seed: Random, words: FlatsWords, party = false): void {
  const m = measuresOf(words);
  const side =
    (mirrored: boolean) =>
    (pen: Pen): void =>
      paintWall(pen, seed.fork(`side ${mirrored}`), {
        cover: (wall) => clad(wall, seed.fork('side'), words.cover, wall.outline, 0.6),
        windows: party ? [] : sideWindows(words, m, mirrored),
        trims: [
          {
            box: [-0.05, m.height - 0.18, m.depth + 0.05, m.height + 0.06],
            out: 0.1,
            colour: words.cover.trim,
          },
        ],
      });
  box(stage, frame, [m.width, m.height, m.depth], {
    front: (pen) => paintWall(pen, seed.fork('front'), flatsFront(words, m, seed)),
    left: side(true),
    right: side(false),
    back: (pen) => clad(pen, seed.fork('back'), words.cover, pen.outline, 0.4),
    top: (pen) => pen.fill(pen.outline, pen.tone('#8b8780')),
  });
  const rail = { rail: words.rail, slab: words.slab, railColour: words.railColour, out: 1.4 } as const;
  for (let floor = 1; floor < m.full; floor += 1)
    words.rhythm.forEach((_, at) => {
      if (!hasBalcony(words, at, floor)) return;
      const y = floorAt(words, m, floor);
      balcony(stage, frame, { x: at * words.bay + 0.18, y, width: words.bay - 0.36, ...rail });
      if (seed.fork(`plant ${at} ${floor}`).chance(0.4))
        bush(stage, seed, place(frame, at * words.bay + 0.6, y + 0.5, -1.1), {
          size: 0.75,
          colour: '#6f8350',
        });
    });
  words.rhythm.forEach((kind, at) => {
    if (kind === 'bow')
      bow(stage, frame, seed.fork(`bow ${at}`), {
        x: at * words.bay + words.bay * 0.12,
        y: m.ground,
        width: words.bay * 0.76,
        height: (m.full - 1) * words.storey - 0.2,
        out: 0.9,
        kind: 'round',
        cover: (pen) => clad(pen, seed.fork('bow'), words.cover, pen.outline, 0.4),
        trim: words.cover.trim,
        window: words.window,
        floors: m.full - 1,
      });
  });
  flatsTop(stage, inside(frame, 0, m.height, 0), seed, words, m);
}
