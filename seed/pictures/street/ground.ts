import { poly, seg } from '../base/vec.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { sheetOf } from '../base/sheet.ts';
import { box2 } from '../base/sheet.ts';
import { strokesAt } from '../nature/foliage.ts';
import type { Random } from '../base/random.ts';
import type { Stop } from '../base/drawing.ts';
import { snowed } from './setting.ts';
import type { Stage } from '../base/stage.ts';
import type { Pen } from '../base/pen.ts';
import type { Sheet } from '../base/sheet.ts';
import type { Vec2 } from '../base/vec.ts';

/** The ground as a sheet: u is x, v is z. */
const GROUND: Sheet = sheetOf([0, 0, 0], [1, 0, 0], [0, 0, 1]);

/** A pen for level things; `height` lifts it above the ground. */
export function flatPen(stage: Stage, outline: readonly Vec2[], height = 0): Pen {
  return stage.pen({ ...GROUND, origin: [0, height, 0] }, outline);
}

/** A level area whose colour goes into the haze with distance. */
export function area(stage: Stage, outline: readonly Vec2[], albedo: string, near = 0): Pen {
  const pen = flatPen(stage, outline);
  const { eye } = stage.camera;
  const zs = outline.map(([, z]) => z);
  const [z0, z1] = [Math.max(eye[2] + 0.8, Math.min(...zs)), Math.max(...zs)];
  const [, low] = pen.point(eye[0], z0);
  const [, high] = pen.point(eye[0], z1);
  const stops = [0, 0.004, 0.02, 0.06, 0.2, 1].map((part): Stop => {
    const z = z0 + (z1 - z0) * part;
    const [, y] = pen.point(eye[0], z);
    const close = Math.max(0, 1 - (z - z0) / 14);
    return [
      (y - low) / (high - low || 1),
      pen.toneAt(darker(albedo, near * close), Math.min(125, (z - eye[2]) * 0.55)),
    ];
  });
  pen.fill(outline, stage.drawing.linear([0, low], [0, high], stops));
  return pen;
}

function tufts(stage: Stage, random: Random, albedo: string, near: number): void {
  const { width, height } = stage.camera;
  for (const [from, to, count] of [
    [0.6, 5, 150],
    [5, 14, 110],
    [14, 34, 60],
  ] as const) {
    const spot = flatPen(
      stage,
      box2(stage.camera.eye[0] - 1, near + from, stage.camera.eye[0] + 1, near + to),
    );
    for (const shade of [darker(albedo, 0.17), lighter(mix(albedo, '#d9cf7a', 0.25), 0.1)]) {
      const points: Vec2[] = [];
      for (let i = 0; i < count; i += 1) {
        const [, y] = spot.point(0, near + random.range(from, to));
        points.push([random.range(0, width), y]);
      }
      const seen = points.filter(([, y]) => y < height);
      const size = spot.unit * 0.045;
      stage.drawing.path(strokesAt(seen, random, size), {
        stroke: spot.tone(shade),
        'stroke-width': Math.max(3, Math.round(size * 0.22)),
        'stroke-linecap': 'round',
        'stroke-opacity': 0.55,
        fill: 'none',
      });
    }
  }
}

/** Grass from the viewer to the horizon; shadows are for the scene to add. */
export function paintLawn(
  stage: Stage,
  albedo: string,
  words: { snow?: boolean; mown?: boolean; paved?: boolean; near?: number } = {},
): void {
  const { eye } = stage.camera;
  const near = words.near ?? eye[2] + 1.2;
  const beyond = flatPen(stage, box2(eye[0] - 9000, 1100, eye[0] + 9000, 60000));
  beyond.fill(beyond.outline, beyond.toneAt(albedo, 125));
  const pen = area(stage, box2(eye[0] - 900, near, eye[0] + 900, 1200), albedo, 0.16);
  const random = stage.random.fork('lawn');
  if (words.mown) {
    const bands: Vec2[][] = [];
    for (let x = -40; x < 40; x += 2.4)
      bands.push(
        poly(
          [eye[0] + x, near],
          [eye[0] + x + 1.2, near],
          [eye[0] + x + 1.2, near + 40],
          [eye[0] + x, near + 40],
        ),
      );
    pen.fills(bands, pen.toneAt(lighter(albedo, 0.4), 12), { 'fill-opacity': 0.2 });
  }
  if (!words.paved) tufts(stage, random, words.snow ? '#cfd4dc' : albedo, near);
}

export type StreetWords = {
  walk: number;
  road: number;
  slabs: string;
  paving: 'cobbles' | 'asphalt' | 'clinkers';
  from: number;
  to: number;
  snow?: boolean;
};

const PAVING = { cobbles: '#817b74', asphalt: '#6c6b6c', clinkers: '#7d6b63' };

function joints(
  pen: Pen,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  stepX: number,
  stepZ: number,
  colour: string,
): void {
  const segments: [Vec2, Vec2][] = [];
  for (let z = z0; z <= z1 + 0.01; z += stepZ) segments.push(seg([x0, z], [x1, z]));
  if (stepX > 0)
    for (let x = Math.ceil(x0 / stepX) * stepX; x <= x1; x += stepX) segments.push(seg([x, z0], [x, z1]));
  pen.lines(segments, colour, 2.5, { 'stroke-opacity': 0.28 });
}

/** Pavement along the houses (z from -walk to 0), kerb, and the road before it. */
export function paintStreet(stage: Stage, words: StreetWords): void {
  const { from, to, walk, road } = words;
  const eyeZ = stage.camera.eye[2];
  const paved = snowed(PAVING[words.paving], words.snow ?? false, 0.5);
  const roadPen = area(stage, box2(from, Math.min(eyeZ - 2, -walk - road), to, -walk), paved, 0.12);
  const line = roadPen.tone(darker(paved, 0.5));
  if (words.paving !== 'asphalt') {
    const segments: [Vec2, Vec2][] = [];
    const random = stage.random.fork('paving');
    for (let i = 0; i < 170; i += 1) {
      const z = -walk - Math.round(random.next() ** 1.4 * road * 6) / 6;
      const x = random.range(from * 0.6, to * 0.6);
      segments.push(seg([x, z], [x + random.range(0.15, 0.5), z]));
    }
    roadPen.lines(segments, line, 4, { 'stroke-opacity': 0.35, 'stroke-linecap': 'round' });
  }
  roadPen.fill(box2(from, -walk - 0.62, to, -walk), roadPen.tone(mix(paved, '#8b8a86', 0.7)), {
    'fill-opacity': 0.55,
  });
  const walkPen = area(stage, box2(from, -walk, to, 0.2), words.slabs, 0.04);
  joints(walkPen, from, to, -walk + 0.25, 0, 0.6, 0.45, walkPen.tone(darker(words.slabs, 0.45)));
  const whole = flatPen(stage, box2(from, Math.min(eyeZ - 2, -walk - road), to, 0.2));
  whole.shadows();
  walkPen.block(from, -walk, to, -walk + 0.16, 0.12, '#a6a7a5');
}
