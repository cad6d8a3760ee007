import { poly, seg, segs } from '../base/vec.ts';
import { mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

type Palette = readonly [ground: string, one: string, two: string, three: string];

export const ART_PALETTES: readonly Palette[] = [
  ['#e8dcc5', '#b5654a', '#2f4a3c', '#d9b06a'],
  ['#efe6d6', '#54687a', '#c98f6b', '#33393d'],
  ['#dfd6c4', '#7f8f6a', '#c9a15a', '#8a4a3a'],
  ['#ece2d2', '#a5b3b8', '#6a5a6e', '#d9a58a'],
  ['#f1ebe0', '#2e3133', '#8d8a84', '#c9c3b7'],
  ['#d8dcd4', '#3f5c6b', '#a3b59a', '#e0c48c'],
  ['#f0e2d4', '#c4856a', '#7a8a80', '#4a3b34'],
];
export const ART_KINDS = [
  'hills',
  'discs',
  'bands',
  'still',
  'leaf',
  'sea',
  'arch',
  'quilt',
  'line',
  'trees',
  'stones',
  'moon',
  'city',
] as const;

export type Art = { kind: (typeof ART_KINDS)[number]; tint: Palette };

const FRAMES = ['#a98a5f', '#2f2d2b', '#e6ddcc', '#7a5a3c'] as const;

const oval = (u: number, v: number, r: number, tall = 1): Vec2[] =>
  Array.from({ length: 22 }, (_, i): Vec2 => [
    u + Math.cos((i / 22) * 6.283) * r,
    v + Math.sin((i / 22) * 6.283) * r * tall,
  ]);

type Canvas = { pen: Pen; random: Random; tint: Palette; a: number; b: number; w: number; h: number };

const at = ({ a, b, w, h }: Canvas, u: number, v: number): Vec2 => [a + u * w, b + v * h];
const fill = (canvas: Canvas, points: readonly Vec2[], colour: string, opacity = 1): void =>
  canvas.pen.fill(
    points.map(([u, v]) => at(canvas, u, v)),
    canvas.pen.tone(colour),
    opacity < 1 ? { 'fill-opacity': opacity } : {},
  );
const dot = (canvas: Canvas, u: number, v: number, r: number, colour: string, opacity = 1): void =>
  canvas.pen.fill(
    oval(...at(canvas, u, v), Math.min(canvas.w, canvas.h) * r),
    canvas.pen.tone(colour),
    opacity < 1 ? { 'fill-opacity': opacity } : {},
  );

const MOTIFS: Record<Art['kind'], (canvas: Canvas) => void> = {
  hills: (c) => {
    const [, one, two, three] = c.tint;
    dot(c, c.random.range(0.25, 0.75), 0.74, 0.13, three);
    fill(c, poly([0, 0], [1, 0], [1, 0.42], [0.5, 0.56], [0, 0.36]), two);
    fill(c, poly([0, 0], [1, 0], [1, 0.2], [0.4, 0.34], [0, 0.26]), one);
  },
  discs: (c) => {
    const [ground, one, two, three] = c.tint;
    [one, two, three, mix(one, ground, 0.5)].forEach((tone) =>
      dot(c, c.random.range(0.2, 0.8), c.random.range(0.2, 0.8), c.random.range(0.12, 0.34), tone, 0.85),
    );
  },
  bands: (c) => {
    const [ground, one, two, three] = c.tint;
    let low = 0;
    for (const tone of [two, one, mix(one, ground, 0.5), three]) {
      const high = low + c.random.range(0.14, 0.26);
      fill(c, box2(0, low, 1, high), tone);
      low = high;
    }
  },
  still: (c) => {
    const [, one, two, three] = c.tint;
    fill(c, box2(0, 0, 1, 0.16), three);
    fill(c, poly([0.2, 0.12], [0.5, 0.12], [0.5, 0.56], [0.43, 0.7], [0.27, 0.7], [0.2, 0.56]), two);
    dot(c, 0.68, 0.28, 0.17, one);
    dot(c, 0.82, 0.2, 0.1, mix(one, three, 0.5));
  },
  leaf: (c) => {
    const [, one, two] = c.tint;
    const stem: [Vec2, Vec2][] = [seg(at(c, 0.5, 0.08), at(c, 0.5, 0.92))];
    for (let v = 0.2; v < 0.86; v += 0.11)
      for (const side of [-1, 1])
        fill(
          c,
          poly(
            [0.5, v],
            [0.5 + side * 0.14, v + 0.12],
            [0.5 + side * 0.32 * (1.1 - v * 0.6), v + 0.14],
            [0.5 + side * 0.18, v + 0.03],
          ),
          side > 0 ? two : one,
        );
    c.pen.lines(stem, c.pen.tone(two), Math.max(3, c.pen.unit * 0.008));
  },
  sea: (c) => {
    const [ground, one, , three] = c.tint;
    fill(c, box2(0, 0, 1, 0.45), one);
    for (const v of [0.1, 0.22, 0.34]) fill(c, box2(0, v, 1, v + 0.03), mix(one, ground, 0.35));
    fill(c, poly([0.4, 0.46], [0.62, 0.46], [0.58, 0.4], [0.45, 0.4]), three);
    fill(c, poly([0.5, 0.48], [0.5, 0.82], [0.63, 0.5]), '#f6efe2');
    fill(c, poly([0.48, 0.5], [0.48, 0.74], [0.39, 0.5]), '#ece0cc');
  },
  arch: (c) => {
    const [, one, two, three] = c.tint;
    const arch = (r: number, tone: string): void =>
      fill(
        c,
        [
          [0.5 - r, 0.1],
          [0.5 + r, 0.1],
          ...Array.from({ length: 13 }, (_, i): Vec2 => [
            0.5 + Math.cos((i / 12) * Math.PI) * r,
            0.48 + Math.sin((i / 12) * Math.PI) * r * 0.95,
          ]),
        ],
        tone,
      );
    arch(0.38, one);
    arch(0.27, three);
    arch(0.16, two);
  },
  quilt: (c) => {
    const tones = c.tint;
    for (let i = 0; i < 4; i += 1)
      for (let j = 0; j < 4; j += 1) {
        const [u, v] = [0.06 + i * 0.22, 0.06 + j * 0.22];
        const tone = tones[(i * 3 + j * 2 + c.random.int(0, 1)) % 4] ?? tones[1];
        if (c.random.chance(0.5)) fill(c, box2(u, v, u + 0.21, v + 0.21), tone);
        else fill(c, poly([u, v], [u + 0.21, v], [u, v + 0.21]), tone);
      }
  },
  line: (c) => {
    const [, one, , three] = c.tint;
    dot(c, 0.54, 0.55, 0.24, three, 0.5);
    const path: Vec2[] = [
      [0.3, 0.1],
      [0.34, 0.3],
      [0.28, 0.42],
      [0.36, 0.5],
      [0.33, 0.66],
      [0.45, 0.84],
      [0.62, 0.84],
      [0.72, 0.68],
      [0.68, 0.5],
      [0.6, 0.36],
      [0.66, 0.2],
      [0.8, 0.1],
    ];
    c.pen.lines(
      path.slice(1).map((to, i) => seg(at(c, ...(path[i] ?? to)), at(c, ...to))),
      c.pen.tone(one),
      Math.max(4, c.pen.unit * 0.012),
      { 'stroke-linecap': 'round' },
    );
  },
  trees: (c) => {
    const [, one, two, three] = c.tint;
    fill(c, box2(0, 0, 1, 0.22), three);
    for (let i = 0; i < 5; i += 1) {
      const u = 0.12 + i * 0.19 + c.random.range(-0.03, 0.03);
      const top = c.random.range(0.55, 0.88);
      fill(c, box2(u - 0.01, 0.15, u + 0.01, top), one);
      c.pen.fill(
        oval(...at(c, u, top - 0.12), c.w * 0.075, (c.h * 0.19) / (c.w * 0.075)),
        c.pen.tone(i % 2 ? two : mix(two, one, 0.4)),
        { 'fill-opacity': 0.9 },
      );
    }
  },
  stones: (c) => {
    const [, one, two, three] = c.tint;
    let v = 0.12;
    for (const [r, tone] of [
      [0.3, one],
      [0.24, two],
      [0.19, three],
      [0.13, mix(one, three, 0.5)],
    ] as const) {
      c.pen.fill(
        oval(...at(c, 0.5 + c.random.range(-0.05, 0.05), v + 0.08), c.w * r, (c.h * 0.09) / (c.w * r)),
        c.pen.tone(tone),
      );
      v += 0.175;
    }
  },
  moon: (c) => {
    const [ground, one, two] = c.tint;
    fill(c, box2(0, 0, 1, 1), mix(one, '#20262c', 0.35));
    dot(c, 0.64, 0.66, 0.19, ground);
    fill(c, poly([0, 0], [1, 0], [1, 0.2], [0.7, 0.34], [0.45, 0.2], [0.2, 0.3], [0, 0.16]), two);
  },
  city: (c) => {
    const [, one, two, three] = c.tint;
    const tones = [one, two, three, mix(one, two, 0.5)];
    for (let i = 0; i < 6; i += 1) {
      const [u, top] = [0.06 + i * 0.15, c.random.range(0.36, 0.62)];
      fill(
        c,
        poly([u, 0.1], [u + 0.14, 0.1], [u + 0.14, top], [u + 0.07, top + 0.12], [u, top]),
        tones[i % 4] ?? one,
      );
      for (const dv of [0.06, 0.17]) fill(c, box2(u + 0.045, top - dv - 0.06, u + 0.09, top - dv), '#f4ecdd');
    }
  },
};

/** A painting or a print in a thin frame, by its lower left corner on a wall's pen. */
export function painting(
  pen: Pen,
  random: Random,
  art: Art,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  pen.rect(u + 0.03, v - 0.05, u + width + 0.05, v + height - 0.02, '#2a1d16', { 'fill-opacity': 0.18 });
  pen.block(u, v, u + width, v + height, 0.035, random.pick(FRAMES));
  const mat = art.kind === 'leaf' || art.kind === 'line' || art.kind === 'moon' ? 0.1 : 0.045;
  if (mat > 0.05) pen.rect(u + 0.035, v + 0.035, u + width - 0.035, v + height - 0.035, pen.tone('#f4eee2'));
  const [a, b, w, h] = [u + mat, v + mat, width - 2 * mat, height - 2 * mat];
  pen.rect(a, b, a + w, b + h, pen.tone(art.tint[0]));
  pen.clipped(box2(a, b, a + w, b + h), () => MOTIFS[art.kind]({ pen, random, tint: art.tint, a, b, w, h }));
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
  const [ground, one, two] = random.pick(ART_PALETTES);
  const base = tone ?? random.pick([ground, mix(one, ground, 0.6), mix(two, ground, 0.6)]);
  pen.rect(u0 + 0.03, v0 - 0.04, u1 + 0.03, v1, '#2a1d16', { 'fill-opacity': 0.15 });
  pen.rect(u0, v0, u1, v1, pen.tone(base));
  const kind = random.int(0, 4);
  const line = pen.tone(mix(base, random.pick([one, two, '#4a3f36']), 0.55));
  if (kind === 0 || kind === 4)
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
  if (kind === 2 || kind === 4) {
    const diamonds: Vec2[][] = [];
    for (let u = u0 + 0.5; u < u1 - 0.3; u += 0.62)
      for (let v = v0 + 0.5; v < v1 - 0.3; v += 0.55)
        diamonds.push(poly([u - 0.2, v], [u, v - 0.18], [u + 0.2, v], [u, v + 0.18]));
    pen.fills(diamonds, line);
  }
  const fringe: [Vec2, Vec2][] = [];
  for (let u = u0; u < u1; u += 0.05) fringe.push(seg([u, v0], [u, v0 - 0.05]), seg([u, v1], [u, v1 + 0.05]));
  pen.lines(fringe, pen.tone(mix(base, '#f5ecdc', 0.5)), 3);
}
