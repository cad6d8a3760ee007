import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { bounds, scan } from './scan.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

export type Brick = { brick: string; mortar: string; vivid?: number };

const COURSE = 0.066;
const LENGTH = 0.22;

/** Light from above, weather from below: no wall has one colour. */
export function washed(pen: Pen, albedo: string): string {
  return pen.stage.drawing.across(
    [0, 1],
    [0, 0],
    ramp([0, pen.tone(darker(albedo, 0.16))], [0.25, pen.tone(albedo)], [1, pen.tone(lighter(albedo, 0.07))]),
  );
}

function oddBricks(pen: Pen, random: Random, words: Brick, outline: readonly Vec2[], count: number): void {
  const [, v0, , v1] = bounds(outline);
  const vivid = words.vivid ?? 1;
  const tones = [
    mix(words.brick, '#2a1c1c', 0.2 * vivid),
    mix(words.brick, '#f0d2a8', 0.15 * vivid),
    mix(words.brick, '#5b3a52', 0.15 * vivid),
  ];
  for (const tone of tones) {
    const bricks: [Vec2, Vec2][] = [];
    for (let i = 0; i < count / tones.length; i += 1) {
      const row = Math.floor(random.range(v0, v1) / COURSE);
      const span = scan(outline, (row + 0.5) * COURSE).at(random.int(0, 1));
      if (!span) continue;
      const long = random.chance(0.8) ? LENGTH : LENGTH / 2;
      const u = (Math.floor(random.range(span[0], span[1]) / LENGTH) + (row % 2 ? 0.5 : 0)) * LENGTH;
      if (u < span[0] || u + long > span[1]) continue;
      const v = (row + 0.45) * COURSE;
      bricks.push(seg([u, v], [u + long - 0.012, v]));
    }
    bricks.sort((a, b) => a[0][1] - b[0][1]);
    pen.lines(bricks, pen.tone(tone), Math.round(COURSE * 0.84 * pen.unit), { 'stroke-opacity': 0.7 });
  }
}

/** Brickwork: washed ground, mortar lines as fine as the distance allows, and bricks of other firings. */
export function brickwork(pen: Pen, random: Random, words: Brick, outline = pen.outline, rich = 1): void {
  pen.fill(outline, washed(pen, words.brick));
  const [u0, v0, u1, v1] = bounds(outline);
  const square = (u1 - u0) * (v1 - v0);
  if (pen.unit > 60) oddBricks(pen, random, words, outline, Math.min(100, square * 2.2) * rich);
  const every = Math.ceil(15 / (COURSE * pen.unit));
  if (every > 4 || rich < 0.6) return;
  const segments: [Vec2, Vec2][] = [];
  for (let row = Math.ceil(v0 / COURSE); row * COURSE < v1; row += every) {
    const v = row * COURSE - 0.006;
    for (const [from, to] of scan(outline, v)) segments.push(seg([from, v], [to, v]));
  }
  const width = Math.max(2, 0.011 * pen.unit);
  pen.lines(segments, pen.tone(words.mortar), width, {
    'stroke-opacity': every > 2 ? 0.13 : every > 1 ? 0.2 : 0.36,
  });
}

export const BRICKS = {
  red: { brick: '#935545', mortar: '#c9b29b' },
  russet: { brick: '#7d493c', mortar: '#b79d86' },
  rose: { brick: '#a8705d', mortar: '#dccab5' },
  brown: { brick: '#6a5045', mortar: '#a8917c' },
  sand: { brick: '#b59b7a', mortar: '#e4d5b9' },
  yellow: { brick: '#c4aa7e', mortar: '#e8dabb' },
  grey: { brick: '#8d8479', mortar: '#b8b0a4', vivid: 0.7 },
  dark: { brick: '#4b423d', mortar: '#6c625a', vivid: 0.8 },
  white: { brick: '#ddd6c9', mortar: '#c2b9aa', vivid: 0.25 },
} satisfies Record<string, Brick>;
