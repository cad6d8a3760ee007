import { poly } from '../base/vec.ts';
import { darker, mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { furnish } from './furnish.ts';
import { onPaper } from './plan-style.ts';
import type { Place, PlanStyle } from './plan-style.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Random } from '../base/random.ts';
import type { RoomBox } from './layout.ts';
import type { Vec2 } from '../base/vec.ts';

const TINTS: Record<string, string> = {
  living: '#e3cfa9',
  kitchen: '#d9c3a0',
  bedroom: '#d5d3c4',
  bathroom: '#bccacb',
  hall: '#e2d8c6',
  storage: '#d3ccbf',
  terrace: '#c9c9b2',
  garage: '#cfcac0',
  open: '#dfcfae',
};

export const PAPERS: Record<string, PlanStyle> = {
  paper: {
    paper: '#f3ecdf',
    wall: '#2f2c2a',
    line: '#6b5f52',
    tint: (use) => TINTS[use] ?? '#e2d8c6',
    shadow: 0.2,
  },
  kraft: {
    paper: '#d3bd97',
    wall: '#4a3426',
    line: '#6b5138',
    tint: (use) => mix(TINTS[use] ?? '#e2d8c6', '#e8d9bb', 0.45),
    shadow: 0.22,
  },
  forest: {
    paper: '#2f4a3c',
    wall: '#efe7d6',
    line: '#c9d0bf',
    tint: (use) => mix(TINTS[use] ?? '#e2d8c6', '#3f5c4c', 0.72),
    shadow: 0.35,
  },
  ink: {
    paper: '#33414f',
    wall: '#efe7d6',
    line: '#c2ccd3',
    tint: (use) => mix(TINTS[use] ?? '#e2d8c6', '#465666', 0.72),
    shadow: 0.35,
  },
  clay: {
    paper: '#b8765c',
    wall: '#fbf3e4',
    line: '#f0dcc8',
    tint: (use) => mix(TINTS[use] ?? '#e2d8c6', '#c98d72', 0.6),
    shadow: 0.25,
  },
};

/** Paper coordinates of a point in the unit plan. */
type Wall = { a: Vec2; b: Vec2; outer: boolean };

/** Every wall once: room edges cut where neighbours begin, outer where no room lies beyond. */
function wallsOf(rooms: readonly RoomBox[]): Wall[] {
  const walls: Wall[] = [];
  const seen = new Set<string>();
  const covered = (x: number, y: number): boolean =>
    rooms.some((r) => x > r.x0 + 0.001 && x < r.x1 - 0.001 && y > r.y0 + 0.001 && y < r.y1 - 0.001);
  for (const room of rooms) {
    for (const [vertical, at] of [
      [true, room.x0],
      [true, room.x1],
      [false, room.y0],
      [false, room.y1],
    ] as const) {
      const [from, to] = vertical ? [room.y0, room.y1] : [room.x0, room.x1];
      const cuts = [
        from,
        to,
        ...rooms
          .flatMap((r) => (vertical ? [r.y0, r.y1] : [r.x0, r.x1]))
          .filter((v) => v > from + 0.001 && v < to - 0.001),
      ].sort((p, q) => p - q);
      cuts.slice(1).forEach((end, i) => {
        const start = cuts[i] ?? end;
        if (end - start < 0.004) return;
        const key = `${vertical} ${at.toFixed(3)} ${start.toFixed(3)}`;
        if (seen.has(key)) return;
        seen.add(key);
        const middle = (start + end) / 2;
        const [near, far] = vertical
          ? [covered(at - 0.004, middle), covered(at + 0.004, middle)]
          : [covered(middle, at - 0.004), covered(middle, at + 0.004)];
        walls.push({
          a: vertical ? [at, start] : [start, at],
          b: vertical ? [at, end] : [end, at],
          outer: !(near && far),
        });
      });
    }
  }
  return walls;
}

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

/** Draws one floor: tinted rooms, furniture, walls with their shade, windows and door swings. */
export function drawFloor(
  drawing: Drawing,
  random: Random,
  rooms: readonly RoomBox[],
  place: Place,
  style: PlanStyle,
): void {
  const at = onPaper(place);
  const walls = wallsOf(rooms);
  const thick = place.scale * 0.011;
  const spots = walls.map(({ a, b, outer }) => bar(at(...a), at(...b), outer ? thick * 1.5 : thick * 0.8));
  const shift = place.scale * 0.016;
  drawing.path(
    traces(
      rooms.map((r) =>
        [
          at(r.x0 - 0.012, r.y0 - 0.012),
          at(r.x1 + 0.012, r.y0 - 0.012),
          at(r.x1 + 0.012, r.y1 + 0.012),
          at(r.x0 - 0.012, r.y1 + 0.012),
        ].map(([x, y]): Vec2 => [x + shift * 1.3, y + shift * 1.6]),
      ),
    ),
    { fill: darker(style.paper, 0.8), 'fill-opacity': style.shadow * 0.8 },
  );
  for (const room of rooms) {
    const tint = style.tint(room.use);
    drawing.path(
      traces([[at(room.x0, room.y0), at(room.x1, room.y0), at(room.x1, room.y1), at(room.x0, room.y1)]]),
      { fill: tint },
    );
    furnish(drawing, random, room, place, style);
  }
  drawing.path(traces(spots.map((spot) => spot.map(([x, y]): Vec2 => [x + shift * 0.6, y + shift * 0.8]))), {
    fill: '#1a1410',
    'fill-opacity': style.shadow,
  });
  drawing.path(traces(spots), { fill: style.wall });
  const gaps: Vec2[][] = [];
  const panes: Vec2[][] = [];
  const swings: string[] = [];
  const linked = new Set<string>();
  for (const { a, b, outer } of walls) {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (outer && long > 0.13) {
      const [from, to] = [0.5 - Math.min(0.34, 0.09 / long + 0.12), 0.5 + Math.min(0.34, 0.09 / long + 0.12)];
      const mid = (t: number): Vec2 => at(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
      gaps.push(bar(mid(from), mid(to), thick * 1.0));
      panes.push(bar(mid(from), mid(to), thick * 0.32));
    }
    if (!outer && long > 0.1) {
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const pair = rooms
        .map((r, i) =>
          mx > r.x0 - 0.01 && mx < r.x1 + 0.01 && my > r.y0 - 0.01 && my < r.y1 + 0.01 ? i : -1,
        )
        .filter((i) => i >= 0)
        .join('-');
      if (linked.has(pair)) continue;
      linked.add(pair);
      const half = Math.min(0.034, long * 0.3);
      const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
      const t = random.chance(0.5) ? 0.3 : 0.7;
      const [cx, cy] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const hinge = at(cx - ux * half, cy - uy * half);
      const end = at(cx + ux * half, cy + uy * half);
      gaps.push(bar(hinge, end, thick * 0.5));
      const r = Math.hypot(end[0] - hinge[0], end[1] - hinge[1]);
      const out: Vec2 = [hinge[0] - ((end[1] - hinge[1]) / r) * r, hinge[1] + ((end[0] - hinge[0]) / r) * r];
      const arc = Array.from({ length: 7 }, (_, i): Vec2 => {
        const w = (Math.PI / 2) * (i / 6);
        return [
          hinge[0] + (end[0] - hinge[0]) * Math.cos(w) + (out[0] - hinge[0]) * Math.sin(w),
          hinge[1] + (end[1] - hinge[1]) * Math.cos(w) + (out[1] - hinge[1]) * Math.sin(w),
        ];
      });
      swings.push(traces([[hinge, out], arc], false));
    }
  }
  drawing.path(traces(gaps), { fill: mix(style.tint('hall'), style.paper, 0.3) });
  drawing.path(traces(panes), { fill: mix(style.line, '#9fb8c0', 0.6) });
  drawing.path(swings.join(''), { stroke: style.line, 'stroke-width': 9, fill: 'none' });
}
