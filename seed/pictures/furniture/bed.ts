import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { frontSheet, inside, leftSheet, rightSheet, topSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { cushion, legs, rod, solid } from './forms.ts';
import { tableLamp } from './lights.ts';
import type { TableLampLook } from './lamp-kinds.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

export type BedWords = {
  kind: string;
  width: number;
  cover: string;
  linen: string;
  textile: string;
  wood: string;
};

const LENGTH = 2.05;

/** Patterns of a bedspread, on any pen of its size. */
function pattern(pen: Pen, random: Random, u1: number, v1: number, words: BedWords): void {
  const accent = pen.tone(mix(words.cover, random.pick(['#8a4a3a', '#3f5468', '#f4ead6', '#6f8573']), 0.5));
  if (words.textile === 'stripes') {
    const stripes: Vec2[][] = [];
    for (let v = 0.12; v < v1; v += 0.24) stripes.push(box2(0, v, u1, Math.min(v1, v + 0.09)));
    pen.fills(stripes, accent, { 'fill-opacity': 0.7 });
  }
  if (words.textile === 'check') {
    const bands: Vec2[][] = [];
    for (let u = 0.1; u < u1; u += 0.26) bands.push(box2(u, 0, Math.min(u1, u + 0.09), v1));
    for (let v = 0.1; v < v1; v += 0.26) bands.push(box2(0, v, u1, Math.min(v1, v + 0.09)));
    for (const band of bands) pen.fill(band, accent, { 'fill-opacity': 0.32 });
  }
  if (words.textile === 'patchwork') {
    const tones = ['#b0705a', '#e2d5bc', '#6f8573', '#8795a0', '#c9a86a', words.cover];
    const sets: Vec2[][][] = tones.map(() => []);
    for (let u = 0; u < u1 - 0.02; u += 0.24)
      for (let v = 0; v < v1 - 0.02; v += 0.24)
        sets[random.int(0, tones.length - 1)]?.push(
          box2(u, v, Math.min(u1, u + 0.24), Math.min(v1, v + 0.24)),
        );
    tones.forEach((tone, i) => pen.fills(sets[i] ?? [], pen.tone(tone), { 'fill-opacity': 0.85 }));
  }
  if (words.textile === 'floral') {
    const petals: Vec2[][] = [];
    for (let i = 0; i < u1 * v1 * 16; i += 1) {
      const [u, v] = [random.range(0.06, u1 - 0.06), random.range(0.06, v1 - 0.06)];
      for (let k = 0; k < 4; k += 1)
        petals.push(
          box2(
            u + Math.cos(k * 1.57) * 0.03 - 0.018,
            v + Math.sin(k * 1.57) * 0.03 - 0.018,
            u + Math.cos(k * 1.57) * 0.03 + 0.018,
            v + Math.sin(k * 1.57) * 0.03 + 0.018,
          ),
        );
    }
    pen.fills(petals, accent, { 'fill-opacity': 0.75 });
  }
}

function headboard(stage: Stage, frame: Frame, words: BedWords): void {
  const { kind, width, wood } = words;
  const back = inside(frame, 0, 0, LENGTH);
  if (kind === 'upholstered')
    solid(stage, inside(back, -0.05, 0.2, 0), [width + 0.1, 0.95, 0.12], wood, { soft: 0.05 });
  else if (kind === 'iron') {
    for (const end of [0, LENGTH]) {
      const high = end === 0 ? 0.72 : 1.15;
      const at = (x: number, y: number) => inside(frame, x, y, end).origin;
      for (const x of [0, width]) rod(stage, at(x, 0), at(x, high), 0.04, '#2f2e2d');
      rod(stage, at(0, high), at(width, high), 0.035, '#2f2e2d');
      for (let x = 0.16; x < width - 0.1; x += 0.16) rod(stage, at(x, 0.35), at(x, high), 0.018, '#2f2e2d');
    }
  } else {
    solid(stage, inside(back, -0.04, 0, 0), [width + 0.08, kind === 'platform' ? 0.72 : 1.02, 0.06], wood);
  }
  if (kind === 'canopy') {
    const at = (x: number, y: number, z: number) => inside(frame, x, y, z).origin;
    for (const x of [0, width])
      for (const z of [0, LENGTH]) rod(stage, at(x, 0, z), at(x, 2.05, z), 0.055, wood);
    for (const z of [0, LENGTH]) rod(stage, at(0, 2.05, z), at(width, 2.05, z), 0.05, wood);
    for (const x of [0, width]) rod(stage, at(x, 2.05, 0), at(x, 2.05, LENGTH), 0.05, wood);
  }
}

/** A made bed; its foot lies at the frame's front, its head at the back. */
export function bed(stage: Stage, frame: Frame, random: Random, words: BedWords): void {
  const { width, cover, linen } = words;
  headboard(stage, frame, words);
  legs(stage, frame, [width, 0.2, LENGTH], 0.07, words.wood);
  solid(
    stage,
    inside(frame, 0, 0.18, 0),
    [width, 0.16, LENGTH],
    words.kind === 'upholstered' ? words.wood : darker(words.wood, 0.1),
  );
  solid(stage, inside(frame, 0.02, 0.34, 0.03), [width - 0.04, 0.2, LENGTH - 0.06], linen, { soft: 0.06 });
  const duvet = 1.45;
  const lid = inside(frame, -0.02, 0.36, -0.02);
  const skin = (pen: Pen, u1: number, v1: number): void => {
    pen.fill(
      pen.outline,
      pen.fade([u1 / 2, 0], [u1 / 2, v1], ramp([0, pen.tone(darker(cover, 0.12))], [1, pen.tone(cover)])),
      { stroke: pen.tone(cover), 'stroke-width': Math.round(pen.unit * 0.05), 'stroke-linejoin': 'round' },
    );
    pattern(pen, random.fork('cover'), u1, v1, words);
  };
  stage.face(frontSheet(lid), box2(0, 0, width + 0.04, 0.24), (pen) => skin(pen, width + 0.04, 0.24));
  stage.face(leftSheet(inside(lid, 0, 0, duvet)), box2(0, 0, duvet, 0.24), (pen) => skin(pen, duvet, 0.24));
  stage.face(rightSheet(inside(lid, width + 0.04, 0, 0)), box2(0, 0, duvet, 0.24), (pen) =>
    skin(pen, duvet, 0.24),
  );
  stage.face(topSheet(inside(lid, 0, 0.24, 0)), box2(0, 0, width + 0.04, duvet), (pen) => {
    skin(pen, width + 0.04, duvet);
    pen.rect(0, duvet - 0.26, width + 0.04, duvet, pen.tone(linen));
    const folds: [Vec2, Vec2][] = Array.from({ length: 5 }, () => {
      const u = random.range(0.1, width - 0.2);
      return [
        [u, random.range(0.1, 0.5)],
        [u + random.range(-0.2, 0.2), random.range(0.6, 1.1)],
      ];
    });
    pen.lines(folds, '#2a1d16', 9, { 'stroke-opacity': 0.1, 'stroke-linecap': 'round' });
  });
  const count = width > 1.2 ? 2 : 1;
  for (let i = 0; i < count; i += 1)
    solid(
      stage,
      inside(frame, 0.1 + (i * (width - 0.1)) / count, 0.52, LENGTH - 0.5),
      [(width - 0.2) / count - 0.08, 0.16, 0.42],
      lighter(linen, 0.15),
      { soft: 0.09 },
    );
  if (random.chance(0.7))
    cushion(
      stage,
      inside(frame, width / 2 - 0.2, 0.6, LENGTH - 0.66),
      0.4,
      random.pick(['#b0705a', '#c9a86a', '#6f8573', '#5d6b78']),
    );
}

/** A bedside table with its lamp. */
export function nightstand(
  stage: Stage,
  frame: Frame,
  words: { wood: string; lit: boolean; lamp: TableLampLook },
): void {
  legs(stage, frame, [0.44, 0.2, 0.38], 0.035, words.wood);
  solid(stage, inside(frame, 0, 0.2, 0), [0.44, 0.32, 0.38], words.wood);
  tableLamp(stage, inside(frame, 0.22, 0.52, 0.2).origin, words.lamp, words.lit);
}

/** A slatted cradle on rockers. */
export function cradle(stage: Stage, frame: Frame, wood: string, linen: string): void {
  legs(stage, frame, [0.85, 0.42, 0.5], 0.04, wood);
  solid(stage, inside(frame, 0, 0.32, 0), [0.85, 0.36, 0.5], wood, { soft: 0.03 });
  solid(stage, inside(frame, 0.05, 0.6, 0.04), [0.75, 0.14, 0.42], linen, { soft: 0.08 });
}
