import { poly } from '../base/vec.ts';
import { inside, place } from '../base/frame.ts';
import { darker, lighter } from '../base/colour.ts';

import { polygon } from './solid.ts';
import { paintWall } from './wall.ts';
import type { Frame } from '../base/frame.ts';
import type { Opening, WindowStyle } from '../openings/window.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type BowWords = {
  x: number;
  y: number;
  width: number;
  height: number;
  out: number;
  kind: 'box' | 'canted' | 'round';
  cover: (pen: Pen) => void;
  trim: string;
  window: WindowStyle;
  /** Storeys the bow reaches through; each gets its own windows. */
  floors?: number;
};

/** Plan of a bow from left to right: points of x and how far it stands out. */
function plan({ kind, width, out }: BowWords): Vec2[] {
  if (kind === 'box') return poly([0, 0], [0, out], [width, out], [width, 0]);
  if (kind === 'canted') return poly([0, 0], [width * 0.24, out], [width * 0.76, out], [width, 0]);
  return Array.from({ length: 8 }, (_, i): Vec2 => {
    const angle = Math.PI * (1 - i / 7);
    return [width / 2 + (width / 2) * Math.cos(angle), out * Math.sin(angle) ** 0.8];
  });
}

/** A bow window on a front: panels with windows, a stone foot and a lid. */
export function bow(stage: Stage, frame: Frame, seed: Random, words: BowWords): void {
  const { x, y, height, width, floors = 1 } = words;
  const points = plan(words);
  const at = inside(frame, x, y, 0);
  const corner = ([px, out]: Vec2, up: number, grow = 0): Vec3 =>
    place(at, px + (px < width / 2 ? -grow : grow), up, -out - (out > 0 ? grow : 0));
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const narrow = long < 0.9;
    const paint = (pen: Pen): void => {
      const windows: Opening[] = [];
      const share = height / floors;
      for (let floor = 0; floor < floors; floor += 1) {
        const edge = narrow ? 0.07 : 0.13;
        windows.push({
          u: edge,
          v: floor * share + share * 0.24,
          width: Math.max(0.2, long - edge * 2),
          height: share * 0.6,
          style: {
            ...words.window,
            lights: narrow ? 1 : long > 1.7 ? 3 : 2,
            depth: 0.07,
            sill: undefined,
            lintel: undefined,
            surround: undefined,
            head: 'flat',
            hanging: ['none', 'half', 'drapes'],
          },
        });
      }
      paintWall(pen, seed.fork(`bow ${index}`), {
        cover: words.cover,
        windows,
        trims: [
          { box: [0, 0, long, 0.12], out: 0.04, colour: words.trim },
          { box: [0, height - 0.16, long, height], out: 0.05, colour: words.trim },
        ],
      });
    };
    polygon(stage, [corner(from, 0), corner(to, 0), corner(to, height), corner(from, height)], paint);
  });
  const lid = points.map((point) => corner(point, height + 0.02, 0.08));
  polygon(stage, lid, (pen) => pen.fill(pen.outline, pen.tone(lighter('#7f868a', 0.1))));
  const foot = points.map((point) => corner(point, 0)).reverse();
  polygon(stage, foot, (pen) => pen.fill(pen.outline, pen.tone(darker(words.trim, 0.25), 0)));
}
