import { poly, seg } from '../base/vec.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { bounds } from '../surfaces/scan.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

export type Floor = {
  kind: 'planks' | 'herringbone' | 'tiles' | 'checker' | 'pattern' | 'terrazzo' | 'plain' | 'hexagon';
  colour: string;
  second?: string;
  size?: number;
};

export const FLOORS: Record<string, Floor> = {
  'oak-planks': { kind: 'planks', colour: '#b58d62', size: 0.2 },
  oak: { kind: 'planks', colour: '#a9825a', size: 0.16 },
  'pale-pine': { kind: 'planks', colour: '#d3b98f', size: 0.24 },
  herringbone: { kind: 'herringbone', colour: '#a67b50', size: 0.42 },
  terrazzo: { kind: 'terrazzo', colour: '#cfc8bb' },
  'cement-tile': { kind: 'pattern', colour: '#d8cfbd', second: '#6f8285', size: 0.4 },
  slate: { kind: 'tiles', colour: '#6a6e70', size: 0.6 },
  cork: { kind: 'plain', colour: '#b48d62' },
  concrete: { kind: 'plain', colour: '#aaa59c' },
  stone: { kind: 'tiles', colour: '#b5ab99', size: 0.5 },
  'black-white-tile': { kind: 'checker', colour: '#dfd8ca', second: '#3c3b3b', size: 0.4 },
  hexagon: { kind: 'tiles', colour: '#c9c3b7', size: 0.3 },
};

function grid(pen: Pen, size: number, colour: string, width: number, opacity: number): void {
  const [u0, v0, u1, v1] = bounds(pen.outline);
  const lines: [Vec2, Vec2][] = [];
  for (let u = u0 + size; u < u1; u += size) lines.push(seg([u, v0], [u, v1]));
  for (let v = v0 + size; v < v1; v += size) lines.push(seg([u0, v], [u1, v]));
  pen.lines(lines, colour, width, { 'stroke-opacity': opacity });
}

function planks(pen: Pen, random: Random, { colour, size = 0.18 }: Floor): void {
  const [u0, v0, u1, v1] = bounds(pen.outline);
  const sets: Vec2[][][] = [[], [], []];
  const joints: [Vec2, Vec2][] = [];
  for (let u = u0; u < u1; u += size) {
    for (let v = v0 - random.range(0, 2); v < v1; v += random.range(1.6, 2.6)) {
      if (random.chance(0.55))
        sets[random.int(0, 2)]?.push(box2(u, Math.max(v0, v), Math.min(u1, u + size), Math.min(v1, v + 2)));
      if (v > v0) joints.push(seg([u, v], [Math.min(u1, u + size), v]));
    }
    joints.push(seg([u, v0], [u, v1]));
  }
  [darker(colour, 0.16), lighter(colour, 0.14), mix(colour, '#7a4a2a', 0.18)].forEach((shade, i) =>
    pen.fills(sets[i] ?? [], pen.tone(shade), { 'fill-opacity': 0.6 }),
  );
  pen.lines(joints, pen.tone(darker(colour, 0.5)), 2.5, { 'stroke-opacity': 0.4 });
}

function herringbone(pen: Pen, { colour, size = 0.42 }: Floor): void {
  const [u0, v0, u1, v1] = bounds(pen.outline);
  const columns: Vec2[][] = [];
  const lines: [Vec2, Vec2][] = [];
  for (let u = u0, i = 0; u < u1; u += size, i += 1) {
    const to = Math.min(u1, u + size);
    if (i % 2) columns.push(box2(u, v0, to, v1));
    for (let v = v0 - size; v < v1; v += 0.16) {
      const [a, b] = i % 2 ? [v, v + size * 0.6] : [v + size * 0.6, v];
      if (Math.min(a, b) > v0 && Math.max(a, b) < v1) lines.push(seg([u, a], [to, b]));
    }
    lines.push(seg([u, v0], [u, v1]));
  }
  pen.fills(columns, pen.tone(darker(colour, 0.2)), { 'fill-opacity': 0.45 });
  pen.lines(lines, pen.tone(darker(colour, 0.5)), 2.2, { 'stroke-opacity': 0.34 });
}

function pattern(pen: Pen, { second = '#6f8285', size = 0.4 }: Floor): void {
  const [u0, v0, u1, v1] = bounds(pen.outline);
  const diamonds: Vec2[][] = [];
  const dots: Vec2[][] = [];
  for (let u = u0; u < u1 - size / 2; u += size)
    for (let v = v0; v < v1 - size / 2; v += size) {
      const [cu, cv, r] = [u + size / 2, v + size / 2, size * 0.36];
      diamonds.push(poly([cu - r, cv], [cu, cv - r], [cu + r, cv], [cu, cv + r]));
      dots.push(box2(cu - r * 0.3, cv - r * 0.3, cu + r * 0.3, cv + r * 0.3));
    }
  pen.fills(diamonds, pen.tone(second), { 'fill-opacity': 0.75 });
  pen.fills(dots, pen.tone('#d9b98a'), { 'fill-opacity': 0.8 });
  grid(pen, size, pen.tone('#5a5348'), 2, 0.25);
}

function chips(pen: Pen, random: Random): void {
  const [u0, v0, u1, v1] = bounds(pen.outline);
  for (const shade of ['#8f7f70', '#a8654f', '#5f6668', '#e8e0d0']) {
    const stones: Vec2[][] = [];
    for (let i = 0; i < 75; i += 1) {
      const [u, v, r] = [random.range(u0, u1), random.range(v0, v1), random.range(0.02, 0.055)];
      stones.push(poly([u, v], [u + r, v + r * 0.4], [u + r * 0.8, v + r], [u - r * 0.2, v + r * 0.7]));
    }
    pen.fills(stones, pen.tone(shade), { 'fill-opacity': 0.65 });
  }
}

/** Lays a floor over a pen's whole outline. */
export function paintFloor(pen: Pen, random: Random, floor: Floor): void {
  pen.fill(pen.outline, pen.tone(floor.colour));
  const [u0, v0, u1, v1] = bounds(pen.outline);
  const size = floor.size ?? 0.4;
  if (floor.kind === 'planks') planks(pen, random, floor);
  if (floor.kind === 'herringbone') herringbone(pen, floor);
  if (floor.kind === 'pattern') pattern(pen, floor);
  if (floor.kind === 'terrazzo') chips(pen, random);
  if (floor.kind === 'tiles') grid(pen, size, pen.tone(darker(floor.colour, 0.45)), 2.5, 0.45);
  if (floor.kind === 'checker') {
    const dark: Vec2[][] = [];
    for (let u = u0, i = 0; u < u1; u += size, i += 1)
      for (let v = v0, j = 0; v < v1; v += size, j += 1)
        if ((i + j) % 2) dark.push(box2(u, v, Math.min(u1, u + size), Math.min(v1, v + size)));
    pen.fills(dark, pen.tone(floor.second ?? '#3c3b3b'));
  }
}
