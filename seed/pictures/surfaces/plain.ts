import { poly, seg } from '../base/vec.ts';
import { mix } from '../base/colour.ts';
import { washed } from './brick.ts';
import { bounds, scan } from './scan.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

/** Smooth plaster with the faint clouds and runs that rain leaves. */
export function stucco(pen: Pen, random: Random, albedo: string, outline = pen.outline): void {
  pen.fill(outline, washed(pen, albedo));
  const [u0, v0, u1, v1] = bounds(outline);
  const stain = pen.tone(mix(albedo, '#5a5346', 0.3));
  const runs: Vec2[][] = [];
  for (let i = 0; i < (pen.unit > 80 ? (u1 - u0) * 0.4 : 0); i += 1) {
    const u = random.range(u0, u1);
    const wide = random.range(0.05, 0.3);
    const top = random.range(v0 + (v1 - v0) * 0.4, v1);
    const fall = random.range(0.4, 1.6);
    const spans = scan(outline, top - 0.01);
    if (spans.some(([from, to]) => u > from && u + wide < to))
      runs.push(poly([u, top], [u + wide, top], [u + wide * 0.6, Math.max(v0, top - fall)]));
  }
  pen.fills(runs, stain, { 'fill-opacity': 0.07 });
}

/** Boards, upright or lying, each with its own shade. */
export function boards(
  pen: Pen,
  random: Random,
  albedo: string,
  words: { width?: number; upright?: boolean } = {},
  outline = pen.outline,
): void {
  pen.fill(outline, washed(pen, albedo));
  const { width = 0.12, upright = true } = words;
  const [u0, v0, u1, v1] = bounds(outline);
  const [from, to] = upright ? [u0, u1] : [v0, v1];
  const shades = [mix(albedo, '#2b1c10', 0.2), mix(albedo, '#ffe6bd', 0.14)];
  const lanes: Vec2[][][] = [[], []];
  const gaps: [Vec2, Vec2][] = [];
  for (let at = from; at < to - 0.01; at += width) {
    const end = Math.min(to, at + width);
    const lane: Vec2[] = upright
      ? poly([at, v0], [end, v0], [end, v1], [at, v1])
      : poly([u0, at], [u1, at], [u1, end], [u0, end]);
    if (random.chance(0.6)) lanes[random.int(0, 1)]?.push(lane);
    gaps.push(upright ? seg([end, v0], [end, v1]) : seg([u0, end], [u1, end]));
  }
  shades.forEach((shade, i) => pen.fills(lanes[i] ?? [], pen.tone(shade), { 'fill-opacity': 0.5 }));
  if (pen.unit * width > 14)
    pen.lines(gaps, pen.tone(mix(albedo, '#1c120a', 0.6)), Math.max(2, pen.unit * 0.008), {
      'stroke-opacity': 0.6,
    });
}
