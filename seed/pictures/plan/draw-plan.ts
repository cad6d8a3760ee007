import { poly } from '../base/vec.ts';
import { darker, lighter } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { furnish } from './furnish.ts';
import { writeFigures } from './figures.ts';
import { LINE, PAPER, WALL, onPaper, tintOf } from './plan-style.ts';
import { openingOf, wallsOf } from './walls.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Place } from './plan-style.ts';
import type { PlanRoom } from './plan-of.ts';
import type { RoomBox } from './layout.ts';
import type { Vec2 } from '../base/vec.ts';
import type { Wall } from './walls.ts';

export type FloorWords = {
  boxes: readonly RoomBox[];
  rooms: readonly PlanRoom[];
  isGround: boolean;
  isDetached: boolean;
  hasStairs: boolean;
};

function bar(a: Vec2, b: Vec2, half: number): Vec2[] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [((b[0] - a[0]) / long) * half, ((b[1] - a[1]) / long) * half];
  return poly(
    [a[0] - dx - dy, a[1] - dy + dx],
    [b[0] + dx - dy, b[1] + dy + dx],
    [b[0] + dx + dy, b[1] + dy - dx],
    [a[0] - dx + dy, a[1] - dy - dx],
  );
}

/** A quarter circle and the leaf that swings through it. */
function swing(hinge: Vec2, end: Vec2): string {
  const out: Vec2 = [hinge[0] - (end[1] - hinge[1]), hinge[1] + (end[0] - hinge[0])];
  const arc = Array.from({ length: 8 }, (_, i): Vec2 => {
    const w = (Math.PI / 2) * (i / 7);
    return [
      hinge[0] + (end[0] - hinge[0]) * Math.cos(w) + (out[0] - hinge[0]) * Math.sin(w),
      hinge[1] + (end[1] - hinge[1]) * Math.cos(w) + (out[1] - hinge[1]) * Math.sin(w),
    ];
  });
  return traces([[hinge, out], arc], false);
}

/** Longest wall between the same two rooms only: one door leads from one to the other. */
function mainWalls(walls: readonly Wall[], boxes: readonly RoomBox[]): Set<Wall> {
  const best = new Map<string, Wall>();
  const long = ({ a, b }: Wall): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
  for (const wall of walls) {
    const key = wall.sides
      .map((side) => boxes.indexOf(side))
      .sort((a, b) => a - b)
      .join(' ');
    const known = best.get(key);
    if (wall.sides.length === 1 || !known || long(known) < long(wall))
      best.set(wall.sides.length === 1 ? `${key} ${wall.a.join(' ')}` : key, wall);
  }
  return new Set(best.values());
}

const figure = (metres: number): string => metres.toFixed(1).replace('.', ',');

function label(drawing: Drawing, { box, number }: PlanRoom, place: Place): void {
  const [x, y] = onPaper(place)((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
  const [wide, high] = [(box.x1 - box.x0) * place.scale, (box.y1 - box.y0) * place.scale];
  const size = `${figure(box.x1 - box.x0)} × ${figure(box.y1 - box.y0)}`;
  const isRoomy = wide > 420 && high > 310;
  const r = Math.min(78, Math.min(wide, high) * 0.32);
  const isLow = !isRoomy && wide > 640 && high > 140;
  const cy = isRoomy ? y - 45 : y;
  const cx = isLow ? x - 220 : x;
  const [mx, my] = isLow ? [x + 85, y] : [x, y + 92];
  if (isRoomy || isLow)
    drawing.element('rect', {
      x: mx - 190,
      y: my - 46,
      width: 380,
      height: 92,
      rx: 46,
      fill: lighter(PAPER, 0.4),
      'fill-opacity': 0.94,
    });
  drawing.element('circle', { cx, cy, r, fill: WALL });
  writeFigures(drawing, String(number), [cx, cy], r * 0.95, PAPER);
  if (isRoomy || isLow) writeFigures(drawing, size, [mx, my - 2], 52, WALL);
}

/** Draws one floor: tinted rooms, furniture, walls, windows and doors, and a number and measures in each room. */
export function drawFloor(drawing: Drawing, words: FloorWords, place: Place): void {
  const { boxes, isDetached, isGround, hasStairs } = words;
  const at = onPaper(place);
  const walls = wallsOf(boxes);
  const main = mainWalls(walls, boxes);
  const thick = Math.max(9, place.scale * 0.1);
  const corners = (r: RoomBox, by = 0): Vec2[] => [
    at(r.x0 - by, r.y0 - by),
    at(r.x1 + by, r.y0 - by),
    at(r.x1 + by, r.y1 + by),
    at(r.x0 - by, r.y1 + by),
  ];
  drawing.path(traces(boxes.map((box) => corners(box, 0.12).map(([x, y]): Vec2 => [x + 22, y + 28]))), {
    fill: darker(PAPER, 0.8),
    'fill-opacity': 0.14,
  });
  for (const box of boxes) {
    drawing.path(traces([corners(box)]), { fill: tintOf(box.use) });
    furnish(drawing, box, place, hasStairs && boxes.find(({ use }) => use === 'hall') === box);
  }
  const solid: Vec2[][] = [];
  const thin: Vec2[][] = [];
  const gaps: Vec2[][] = [];
  const panes: Vec2[][] = [];
  const swings: string[] = [];
  for (const wall of walls) {
    const kind = openingOf(wall, isDetached, isGround);
    const outer = wall.sides.length === 1;
    const [a, b] = [at(...wall.a), at(...wall.b)];
    if (kind === 'line') {
      thin.push([a, b]);
      continue;
    }
    solid.push(bar(a, b, outer ? thick : thick * 0.55));
    const long = Math.hypot(wall.b[0] - wall.a[0], wall.b[1] - wall.a[1]);
    const cut = (metres: number, middle = 0.5): [Vec2, Vec2] => {
      const half = Math.min(metres, long - 0.3) / 2 / long;
      const point = (t: number): Vec2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      return [point(middle - half), point(middle + half)];
    };
    if (kind === 'window' || kind === 'gate') {
      const ends = cut(kind === 'gate' ? 2.5 : Math.min(2.6, long * 0.55));
      gaps.push(bar(...ends, thick * 0.72));
      panes.push(bar(...ends, thick * (kind === 'gate' ? 0.16 : 0.22)));
    }
    if (kind === 'passage' && main.has(wall)) gaps.push(bar(...cut(long - 0.5), thick * 0.8));
    if ((kind === 'door' || kind === 'front') && main.has(wall)) {
      const ends = cut(kind === 'front' ? 1 : 0.86, long > 2.4 ? 0.3 : 0.5);
      gaps.push(bar(...ends, thick * (outer ? 1.1 : 0.7)));
      swings.push(swing(...ends));
    }
  }
  drawing.path(traces(solid), { fill: WALL });
  drawing.path(traces(thin, false), { stroke: LINE, 'stroke-width': 9, fill: 'none' });
  drawing.path(traces(gaps), { fill: lighter(PAPER, 0.3) });
  drawing.path(traces(panes), { fill: '#7f98a0' });
  drawing.path(swings.join(''), { stroke: LINE, 'stroke-width': 7, fill: 'none' });
  for (const room of words.rooms) label(drawing, room, place);
}
