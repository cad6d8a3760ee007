import { darker, lighter, mix } from '../base/colour.ts';
import { sheetOf } from '../base/sheet.ts';
import { box2 } from '../base/sheet.ts';
import type { Stage } from '../base/stage.ts';
import type { Pen } from '../base/pen.ts';
import type { Sheet } from '../base/sheet.ts';
import type { Vec2 } from '../base/vec.ts';

/** The ground as a sheet: u is x, v is z. */
export const GROUND: Sheet = sheetOf([0, 0, 0], [1, 0, 0], [0, 0, 1]);

export function flatPen(stage: Stage, outline: readonly Vec2[]): Pen {
  return stage.pen(GROUND, outline);
}

/** A level area whose colour goes into the haze with distance. */
export function area(stage: Stage, outline: readonly Vec2[], albedo: string, near = 0): Pen {
  const pen = flatPen(stage, outline);
  const zs = outline.map(([, z]) => z);
  const [z0, z1] = [Math.max(stage.camera.eye[2] + 1, Math.min(...zs)), Math.max(...zs)];
  const middle = stage.camera.eye[0];
  pen.fill(
    outline,
    pen.fade([middle, z0], [middle, z1], [
      [0, pen.tone(darker(albedo, near))],
      [1, pen.tone(lighter(albedo, 0.06))],
    ]),
  );
  return pen;
}

export type StreetWords = { walk: number; road: number; slabs: string; paving: 'cobbles' | 'asphalt' | 'clinkers'; from: number; to: number };

const PAVING = { cobbles: '#817b74', asphalt: '#6c6b6c', clinkers: '#8c6f60' };

function joints(pen: Pen, x0: number, x1: number, z0: number, z1: number, stepX: number, stepZ: number, colour: string): void {
  const segments: [Vec2, Vec2][] = [];
  for (let z = z0; z <= z1 + 0.01; z += stepZ) segments.push([[x0, z], [x1, z]]);
  if (stepX > 0) for (let x = Math.ceil(x0 / stepX) * stepX; x <= x1; x += stepX) segments.push([[x, z0], [x, z1]]);
  pen.lines(segments, colour, 2.5, { 'stroke-opacity': 0.28 });
}

/** Pavement along the houses (z from -walk to 0), kerb, and the road before it. */
export function paintStreet(stage: Stage, words: StreetWords): void {
  const { from, to, walk, road } = words;
  const eyeZ = stage.camera.eye[2];
  const paved = PAVING[words.paving];
  const roadPen = area(stage, box2(from, Math.min(eyeZ - 2, -walk - road), to, -walk), paved, 0.12);
  const line = roadPen.tone(darker(paved, 0.5));
  if (words.paving !== 'asphalt') {
    const segments: [Vec2, Vec2][] = [];
    const random = stage.random.fork('paving');
    for (let i = 0; i < 260; i += 1) {
      const z = -walk - Math.round(random.next() ** 1.4 * road * 6) / 6;
      const x = random.range(from * 0.6, to * 0.6);
      segments.push([[x, z], [x + random.range(0.15, 0.5), z]]);
    }
    roadPen.lines(segments, line, 4, { 'stroke-opacity': 0.35, 'stroke-linecap': 'round' });
  }
  roadPen.fill(box2(from, -walk - 0.62, to, -walk), roadPen.tone(mix(paved, '#8b8a86', 0.7)), { 'fill-opacity': 0.55 });
  const walkPen = area(stage, box2(from, -walk, to, 0.2), words.slabs, 0.04);
  joints(walkPen, from, to, -walk + 0.25, 0, 0.6, 0.45, walkPen.tone(darker(words.slabs, 0.45)));
  const whole = flatPen(stage, box2(from, Math.min(eyeZ - 2, -walk - road), to, 0.2));
  whole.shadows();
  walkPen.block(from, -walk, to, -walk + 0.16, 0.12, '#a6a7a5');
}
