import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { bounds, scan } from './scan.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

export type Roofing = { tile: string; kind: 'pantile' | 'slate' | 'zinc' | 'thatch' | 'flat' };

export const ROOFS = {
  orange: { tile: '#9c5d48', kind: 'pantile' },
  red: { tile: '#844b3f', kind: 'pantile' },
  brown: { tile: '#664d44', kind: 'pantile' },
  black: { tile: '#45434a', kind: 'pantile' },
  slate: { tile: '#535c68', kind: 'slate' },
  blue: { tile: '#5f6b7a', kind: 'slate' },
  zinc: { tile: '#8d979c', kind: 'zinc' },
  thatch: { tile: '#a08d66', kind: 'thatch' },
  flat: { tile: '#6d6a66', kind: 'flat' },
} satisfies Record<string, Roofing>;

function rows(
  pen: Pen,
  outline: readonly Vec2[],
  pitch: number,
  stroke: string,
  width: number,
  opacity: number,
): void {
  const [, v0, , v1] = bounds(outline);
  const every = Math.ceil(11 / (pitch * pen.unit * 0.8));
  if (every > 5) return;
  const segments: [Vec2, Vec2][] = [];
  for (let v = v0 + pitch; v < v1; v += pitch * every)
    for (const [from, to] of scan(outline, v)) segments.push(seg([from, v], [to, v]));
  pen.lines(segments, stroke, width, { 'stroke-opacity': opacity });
}

function ribs(
  pen: Pen,
  outline: readonly Vec2[],
  pitch: number,
  stroke: string,
  width: number,
  opacity: number,
): void {
  const flipped = outline.map(([u, v]): Vec2 => [v, u]);
  const [u0, , u1] = bounds(outline);
  const every = Math.ceil(12 / (pitch * pen.unit));
  if (every > 5) return;
  const segments: [Vec2, Vec2][] = [];
  for (let u = u0 + pitch / 2; u < u1; u += pitch * every)
    for (const [from, to] of scan(flipped, u)) segments.push(seg([u, from], [u, to]));
  pen.lines(segments, stroke, width, { 'stroke-opacity': opacity });
}

function oddTiles(
  pen: Pen,
  random: Random,
  albedo: string,
  outline: readonly Vec2[],
  long: number,
  high: number,
): void {
  const [u0, v0, u1, v1] = bounds(outline);
  for (const tone of [darker(albedo, 0.22), lighter(albedo, 0.16)]) {
    const tiles: Vec2[][] = [];
    for (let i = 0; i < Math.min(34, (u1 - u0) * (v1 - v0) * 0.9); i += 1) {
      const v = v0 + Math.floor(random.range(0, (v1 - v0) / high)) * high;
      const span = scan(outline, v + high / 2)[0];
      if (!span) continue;
      const u = u0 + Math.floor(random.range(0, (u1 - u0) / long)) * long;
      if (u > span[0] && u + long < span[1]) tiles.push(box2(u, v, u + long, v + high));
    }
    pen.fills(tiles, pen.tone(tone), { 'fill-opacity': 0.55 });
  }
}

export function roofing(pen: Pen, random: Random, words: Roofing, outline = pen.outline): void {
  const ground = pen.stage.drawing.across(
    [0, 1],
    [0, 0],
    ramp(
      [0, pen.tone(darker(words.tile, 0.1))],
      [0.4, pen.tone(words.tile)],
      [1, pen.tone(mix(words.tile, '#c9c4bd', 0.16))],
    ),
  );
  pen.fill(outline, ground, { stroke: pen.tone(words.tile), 'stroke-width': 3, 'stroke-linejoin': 'round' });
  const line = pen.tone(darker(words.tile, 0.45));
  const fine = Math.max(2, pen.unit * 0.012);
  if (words.kind === 'pantile') {
    oddTiles(pen, random, words.tile, outline, 0.24, 0.34);
    ribs(pen, outline, 0.24, line, fine, 0.22);
    rows(pen, outline, 0.34, line, fine * 1.5, 0.4);
  } else if (words.kind === 'slate') {
    oddTiles(pen, random, words.tile, outline, 0.3, 0.2);
    rows(pen, outline, 0.2, line, fine, 0.32);
  } else if (words.kind === 'zinc') {
    ribs(pen, outline, 0.55, line, fine * 1.4, 0.4);
    ribs(
      pen,
      outline.map(([u, v]): Vec2 => [u + 0.04, v]),
      0.55,
      pen.tone(lighter(words.tile, 0.4)),
      fine,
      0.4,
    );
  } else if (words.kind === 'thatch') {
    oddTiles(pen, random, words.tile, outline, 0.05, 0.7);
    oddTiles(pen, random, words.tile, outline, 0.09, 0.5);
  }
}
