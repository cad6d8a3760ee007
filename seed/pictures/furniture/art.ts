import { poly, seg, segs } from '../base/vec.ts';
import { mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

const PALETTES = [
  ['#e8dcc5', '#b5654a', '#2f4a3c', '#d9b06a'],
  ['#efe6d6', '#54687a', '#c98f6b', '#33393d'],
  ['#dfd6c4', '#7f8f6a', '#c9a15a', '#8a4a3a'],
  ['#ece2d2', '#a5b3b8', '#6a5a6e', '#d9a58a'],
] as const;

const disc = (u: number, v: number, r: number): Vec2[] =>
  Array.from({ length: 22 }, (_, i): Vec2 => [
    u + Math.cos((i / 22) * 6.283) * r,
    v + Math.sin((i / 22) * 6.283) * r,
  ]);

/** An abstract painting in a thin frame: landscapes of bands, discs and hills. */
export function painting(
  pen: Pen,
  random: Random,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const [ground, one, two, three] = random.pick(PALETTES);
  pen.rect(u + 0.03, v - 0.05, u + width + 0.05, v + height - 0.02, '#2a1d16', { 'fill-opacity': 0.18 });
  pen.block(u, v, u + width, v + height, 0.035, random.pick(['#a98a5f', '#2f2d2b', '#e6ddcc', '#7a5a3c']));
  const in1 = 0.045;
  const [a, b, c, d] = [u + in1, v + in1, u + width - in1, v + height - in1];
  pen.rect(a, b, c, d, pen.tone(ground));
  const kind = random.int(0, 3);
  const clip = box2(a, b, c, d);
  pen.clipped(clip, () => {
    const [w, h] = [c - a, d - b];
    if (kind === 0) {
      pen.fill(
        poly([a, b], [c, b], [c, b + h * 0.42], [a + w * 0.5, b + h * 0.56], [a, b + h * 0.36]),
        pen.tone(two),
      );
      pen.fill(
        poly([a, b], [c, b], [c, b + h * 0.2], [a + w * 0.4, b + h * 0.34], [a, b + h * 0.26]),
        pen.tone(one),
      );
      pen.fill(disc(a + w * random.range(0.25, 0.75), b + h * 0.74, Math.min(w, h) * 0.13), pen.tone(three));
    } else if (kind === 1) {
      for (let i = 0; i < 4; i += 1)
        pen.fill(
          disc(
            a + w * random.range(0.2, 0.8),
            b + h * random.range(0.2, 0.8),
            Math.min(w, h) * random.range(0.12, 0.34),
          ),
          pen.tone([one, two, three, mix(one, ground, 0.5)][i] ?? one),
          { 'fill-opacity': 0.85 },
        );
    } else if (kind === 2) {
      let low = b;
      for (const tone of [two, one, mix(one, ground, 0.5), three]) {
        const high = low + h * random.range(0.14, 0.26);
        pen.rect(a, low, c, high, pen.tone(tone));
        low = high;
      }
    } else {
      pen.fill(
        poly(
          [a + w * 0.18, b + h * 0.12],
          [a + w * 0.5, b + h * 0.12],
          [a + w * 0.5, b + h * 0.6],
          [a + w * 0.42, b + h * 0.72],
          [a + w * 0.26, b + h * 0.72],
          [a + w * 0.18, b + h * 0.6],
        ),
        pen.tone(two),
      );
      pen.fill(disc(a + w * 0.66, b + h * 0.5, Math.min(w, h) * 0.22), pen.tone(one));
      pen.rect(a, b, c, b + h * 0.13, pen.tone(three));
    }
  });
}

/** A flat rug by its corners on the floor's pen. */
export function rug(
  pen: Pen,
  random: Random,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  tone?: string,
): void {
  const [ground, one, two] = random.pick(PALETTES);
  const base = tone ?? random.pick([ground, mix(one, ground, 0.6), mix(two, ground, 0.6)]);
  pen.rect(u0 + 0.03, v0 - 0.04, u1 + 0.03, v1, '#2a1d16', { 'fill-opacity': 0.15 });
  pen.rect(u0, v0, u1, v1, pen.tone(base));
  const kind = random.int(0, 3);
  const line = pen.tone(mix(base, random.pick([one, two, '#4a3f36']), 0.55));
  if (kind === 0)
    for (const in1 of [0.12, 0.24])
      pen.lines(
        segs(
          seg([u0 + in1, v0 + in1], [u1 - in1, v0 + in1]),
          seg([u1 - in1, v0 + in1], [u1 - in1, v1 - in1]),
          seg([u1 - in1, v1 - in1], [u0 + in1, v1 - in1]),
          seg([u0 + in1, v1 - in1], [u0 + in1, v0 + in1]),
        ),
        line,
        8,
      );
  if (kind === 1) for (let v = v0 + 0.2; v < v1 - 0.1; v += 0.34) pen.rect(u0, v, u1, v + 0.12, line);
  if (kind === 2) {
    const diamonds: Vec2[][] = [];
    for (let u = u0 + 0.4; u < u1 - 0.2; u += 0.62)
      for (let v = v0 + 0.35; v < v1 - 0.2; v += 0.55)
        diamonds.push(poly([u - 0.2, v], [u, v - 0.18], [u + 0.2, v], [u, v + 0.18]));
    pen.fills(diamonds, line);
  }
  const fringe: [Vec2, Vec2][] = [];
  for (let u = u0; u < u1; u += 0.05) fringe.push(seg([u, v0], [u, v0 - 0.05]), seg([u, v1], [u, v1 + 0.05]));
  pen.lines(fringe, pen.tone(mix(base, '#f5ecdc', 0.5)), 3);
}
