import { poly } from '../base/vec.ts';
import { darker, lighter } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { rounded } from '../furniture/forms.ts';
import { LINE, onPaper, tintOf } from './plan-style.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Place } from './plan-style.ts';
import type { RoomBox } from './layout.ts';
import type { Vec2 } from '../base/vec.ts';

const disc = (x: number, y: number, r: number): Vec2[] =>
  Array.from({ length: 18 }, (_, i): Vec2 => [
    x + Math.cos((i / 18) * 6.283) * r,
    y + Math.sin((i / 18) * 6.283) * r,
  ]);

type Tools = {
  room: RoomBox;
  wide: number;
  high: number;
  tint: string;
  put: (shape: readonly Vec2[], fill?: string) => void;
  box: (x: number, y: number, w: number, h: number, fill?: string, r?: number) => void;
  lines: (segments: readonly (readonly Vec2[])[], opacity: number) => void;
};

const WHITE = '#f7f3ea';

function table(t: Tools, x: number, y: number, long: number): void {
  const seats = Math.max(2, Math.round(long / 0.65));
  for (let i = 0; i < seats; i += 1)
    for (const dy of [-0.62, 0.26]) t.box(x - long / 2 + (long / seats) * (i + 0.5) - 0.2, y + dy, 0.4, 0.36);
  t.box(x - long / 2, y - 0.42, long, 0.84, darker(t.tint, 0.1));
}

function seating(t: Tools): void {
  const { room, wide, high, tint } = t;
  const x = room.x0 + wide / 2;
  const y = room.y0 + 0.5;
  t.box(
    x - Math.min(1.4, wide * 0.36),
    y + 0.5,
    Math.min(2.8, wide * 0.72),
    Math.min(1.8, high * 0.4),
    lighter(tint, 0.35),
    0.02,
  );
  t.box(x - Math.min(1.1, wide * 0.3), y, Math.min(2.2, wide * 0.6), 0.9);
  t.box(x - 0.5, y + 1.2, 1, 0.55, darker(tint, 0.12));
  if (wide > 3.4) t.box(x + Math.min(1.3, wide * 0.32), y + 1.2, 0.8, 0.8);
  if (high > 5.4) table(t, x, room.y1 - 1.5, Math.min(2, wide * 0.5));
}

function sleeping(t: Tools): void {
  const { room, wide, high, tint } = t;
  const bed = wide > 2.9 ? 1.6 : Math.min(0.95, wide * 0.6);
  const x = room.x0 + wide / 2 - bed / 2;
  const y = room.y0 + 0.15;
  t.box(x, y, bed, Math.min(2.05, high * 0.72));
  for (const part of bed > 1.2 ? [0.06, 0.54] : [0.14])
    t.box(x + bed * part, y + 0.1, bed > 1.2 ? bed * 0.4 : bed * 0.72, 0.36, lighter(tint, 0.75));
  t.lines([poly([x, y + 0.75], [x + bed, y + 0.75])], 0.8);
  if (wide > bed + 1.2) for (const at of [x - 0.5, x + bed + 0.08]) t.box(at, y, 0.42, 0.4);
  if (high > 3.1) t.box(room.x0 + 0.12, room.y1 - 0.72, Math.min(2.4, wide * 0.55), 0.6, darker(tint, 0.1));
}

const FURNITURE: Partial<Record<RoomBox['use'], (t: Tools) => void>> = {
  living: seating,
  dining: (t) =>
    table(t, t.room.x0 + t.wide / 2, t.room.y0 + t.high / 2 - 0.35, Math.min(2.2, t.wide * 0.55)),
  studio: (t) => {
    seating({ ...t, high: Math.min(t.high, 5) });
    const bed = 1.4;
    t.box(t.room.x1 - bed - 0.15, t.room.y1 - 2.15, bed, 2);
    t.box(t.room.x1 - bed - 0.05, t.room.y1 - 2.05, bed - 0.2, 0.36, lighter(t.tint, 0.75));
  },
  kitchen: (t) => {
    const { room, wide, high, tint } = t;
    t.box(room.x0 + 0.12, room.y0 + 0.12, wide - 0.24, 0.6, WHITE);
    for (const dx of [0, 0.36]) t.put(disc(room.x0 + wide * 0.25 + dx, room.y0 + 0.42, 0.14), tint);
    t.box(room.x0 + wide * 0.62, room.y0 + 0.2, 0.6, 0.42, tint);
    if (high > 3.2 && wide > 2.8) t.box(room.x0 + wide * 0.24, room.y0 + high * 0.5, wide * 0.52, 0.7);
  },
  bedroom: sleeping,
  office: ({ room, wide, box, put, tint }) => {
    box(room.x0 + wide / 2 - 0.8, room.y0 + 0.15, 1.6, 0.7);
    put(disc(room.x0 + wide / 2, room.y0 + 1.15, 0.26), darker(tint, 0.12));
    box(room.x0 + 0.12, room.y1 - 0.5, Math.min(1.8, wide * 0.6), 0.36, darker(tint, 0.1));
  },
  shop: (t) => {
    for (let i = 0; i < 3; i += 1)
      t.box(t.room.x0 + 0.8 + i * t.wide * 0.3, t.room.y0 + t.high * 0.22, Math.min(1.8, t.wide * 0.2), 0.7);
    t.box(t.room.x0 + t.wide * 0.58, t.room.y1 - 1.3, t.wide * 0.3, 0.6, darker(t.tint, 0.1));
  },
  bathroom: ({ room, wide, high, box, put }) => {
    if (high > 1.7) box(room.x0 + 0.12, room.y0 + 0.12, Math.min(1.75, wide - 0.24), 0.75, WHITE, 0.3);
    else box(room.x0 + 0.12, room.y0 + 0.12, 0.9, Math.min(0.9, high - 0.24), WHITE, 0.06);
    box(room.x1 - 0.95, room.y1 - 0.55, 0.8, 0.45, WHITE, 0.12);
    if (wide > 2.2) put(disc(room.x0 + 0.5, room.y1 - 0.42, 0.24), WHITE);
  },
  toilet: ({ room, wide, put, box }) => {
    put(disc(room.x0 + wide / 2, room.y0 + 0.5, 0.22), WHITE);
    box(room.x0 + wide / 2 - 0.22, room.y0 + 0.12, 0.44, 0.2, WHITE, 0.04);
  },
  terrace: ({ room, wide, high, put }) => {
    for (const part of [0.12, 0.88])
      put(disc(room.x0 + wide * part, room.y0 + high * 0.5, Math.min(0.35, high * 0.25)), '#a9b58c');
    if (high > 1.6) put(disc(room.x0 + wide * 0.5, room.y0 + high * 0.5, 0.45), '#e6dccb');
  },
};

/** A car from above: roof, windows and bonnet. */
function car({ room, wide, high, put, box }: Tools): void {
  const [w, l] = [Math.min(1.8, wide - 0.5), Math.min(4.3, high - 0.5)];
  const [x, y] = [room.x0 + (wide - w) / 2, room.y0 + (high - l) / 2];
  put(rounded(x, y, x + w, y + l, 0.4), '#b9c0bf');
  box(x + 0.2, y + l * 0.22, w - 0.4, l * 0.16, '#75838a', 0.1);
  box(x + 0.2, y + l * 0.4, w - 0.4, l * 0.34, '#cfd4d2', 0.08);
  box(x + 0.24, y + l * 0.77, w - 0.48, l * 0.09, '#75838a', 0.08);
}

/** Stairs with the line that is walked, along the longer side of a hall. */
function steps({ room, wide, high, lines }: Tools): void {
  const along = wide > high;
  const [long, deep] = [
    Math.min(2.6, (along ? wide : high) * 0.62),
    Math.min(0.95, (along ? high : wide) * 0.5),
  ];
  const [x, y] = [room.x0 + 0.12, room.y0 + 0.12];
  const at = (u: number, v: number): Vec2 => (along ? [x + u, y + v] : [x + v, y + u]);
  const treads = Array.from({ length: 11 }, (_, i) => [at((long * i) / 10, 0), at((long * i) / 10, deep)]);
  lines([...treads, [at(0, deep), at(long, deep)], [at(0.1, deep / 2), at(long - 0.1, deep / 2)]], 0.9);
}

/** Furniture from above: enough to tell what a room is for. */
export function furnish(drawing: Drawing, room: RoomBox, place: Place, hasStairs: boolean): void {
  const at = onPaper(place);
  const [wide, high] = [room.x1 - room.x0, room.y1 - room.y0];
  const tint = tintOf(room.use);
  const shade = lighter(tint, 0.45);
  const put = (shape: readonly Vec2[], fill = shade): void => {
    const screen = shape.map(([x, y]) => at(x, y));
    const drop = place.scale * 0.05;
    drawing.path(traces([screen.map(([x, y]): Vec2 => [x + drop, y + drop])]), {
      fill: '#1a1410',
      'fill-opacity': 0.1,
    });
    drawing.path(traces([screen]), { fill, stroke: LINE, 'stroke-width': 5, 'stroke-opacity': 0.75 });
  };
  const box = (x: number, y: number, w: number, h: number, fill = shade, r = 0.06): void =>
    put(rounded(x, y, x + w, y + h, r), fill);
  const lines = (segments: readonly (readonly Vec2[])[], opacity: number): void =>
    drawing.path(
      traces(
        segments.map((segment) => segment.map(([x, y]) => at(x, y))),
        false,
      ),
      { stroke: LINE, 'stroke-width': 4, 'stroke-opacity': opacity, fill: 'none' },
    );
  const tools: Tools = { room, wide, high, tint, put, box, lines };
  if (['bathroom', 'toilet', 'kitchen', 'terrace'].includes(room.use)) {
    const grid: Vec2[][] = [];
    const step = room.use === 'terrace' ? 0.6 : 0.4;
    for (let x = room.x0 + step; x < room.x1; x += step) grid.push(poly([x, room.y0], [x, room.y1]));
    for (let y = room.y0 + step; y < room.y1; y += step) grid.push(poly([room.x0, y], [room.x1, y]));
    lines(grid, 0.16);
  }
  if (room.use === 'hall' && hasStairs) steps(tools);
  if (room.use === 'garage' || room.use === 'ownBay') car(tools);
  if (Math.min(wide, high) > 0.8) FURNITURE[room.use]?.(tools);
}
