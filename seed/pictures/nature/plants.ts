import { seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { grid } from '../base/drawing.ts';
import { frontSheet } from '../base/frame.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { box } from '../buildings/solid.ts';
import { bounds } from '../surfaces/scan.ts';
import { dabs, strokesAt } from './foliage.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

/** Short strokes scattered over a sheet, for hedges, ivy and grass; `fall` gathers them towards its foot. */
export function leafDabs(
  pen: Pen,
  random: Random,
  outline: readonly Vec2[],
  words: { colour: string; count: number; size: number; width?: number },
): void {
  const [u0, v0, u1, v1] = bounds(outline);
  for (const [tone, share, push] of [
    [darker(words.colour, 0.35), 0.4, -0.25],
    [lighter(words.colour, 0.12), 0.35, 0.1],
    [mix(words.colour, '#f4e6a0', 0.28), 0.25, 0.3],
  ] as const) {
    const points: Vec2[] = [];
    for (let i = 0; i < words.count * share; i += 1) {
      const v = v0 + (v1 - v0) * Math.min(1, Math.max(0, random.next() + push * random.next()));
      const [x, y] = pen.point(random.range(u0, u1), v);
      if (x > 0 && x < pen.stage.camera.width && y > 0 && y < pen.stage.camera.height) points.push([x, y]);
    }
    const data = strokesAt(points, random, Math.max(5, pen.unit * words.size));
    pen.stage.drawing.path(data, {
      stroke: pen.tone(tone),
      'stroke-width': Math.max(4, Math.round(pen.unit * (words.width ?? words.size) * 0.8)),
      'stroke-linecap': 'round',
      fill: 'none',
    });
  }
}

/** A clipped hedge: a box of leaves from its lower left front corner. */
export function hedge(
  stage: Stage,
  frame: Frame,
  seed: Random,
  size: readonly [number, number, number],
  colour: string,
): void {
  const random = seed.fork(`hedge ${frame.origin[0].toFixed(1)} ${frame.origin[2].toFixed(1)}`);
  const side = (pen: Pen): void => {
    const [, , [u1, v1]] = pen.outline as readonly [Vec2, Vec2, Vec2];
    pen.fill(
      pen.outline,
      pen.fade([0, 0], [0, v1], ramp([0, pen.tone(darker(colour, 0.45))], [1, pen.tone(colour)])),
    );
    leafDabs(pen, random, box2(0.02, 0.02, u1 - 0.02, v1 - 0.02), {
      colour,
      count: Math.min(170, 22 * u1 * v1),
      size: 0.07,
    });
    pen.shadows();
  };
  const top = (pen: Pen): void => {
    pen.fill(pen.outline, pen.tone(lighter(colour, 0.1)));
    pen.shadows();
  };
  box(stage, frame, size, { front: side, left: side, right: side, top });
}

/** A bush or a mound of flowers, planted at a point; half as high as it is wide or so. */
export function bush(
  stage: Stage,
  seed: Random,
  foot: Vec3,
  words: { size: number; colour: string; flowers?: string },
): void {
  const random = seed.fork(`bush ${foot[0].toFixed(2)} ${foot[2].toFixed(2)}`);
  const { size, colour, flowers } = words;
  const disc: Vec3[] = Array.from({ length: 8 }, (_, i): Vec3 => [
    foot[0] + Math.cos((i / 8) * 6.283) * size * 0.5,
    size * 0.4,
    foot[2] + Math.sin((i / 8) * 6.283) * size * 0.5,
  ]);
  stage.casters.push(disc);
  stage.upright(foot, size * 0.6, size * 0.9, () => {
    const unit = unitsPerMetre(stage.camera, foot) * size;
    const [x, y] = project(stage.camera, foot);
    const lobes = [
      [0, 0.34, 0.34],
      [-0.3, 0.26, 0.26],
      [0.3, 0.25, 0.26],
      [0.06, 0.52, 0.24],
    ].map(([lx = 0, ly = 0, r = 0]) => ({
      x: x + (lx + random.range(-0.05, 0.05)) * unit,
      y: y - ly * unit,
      r: r * unit * random.range(0.85, 1.1),
    }));
    dabs(stage, random, lobes, {
      colour,
      count: Math.round(Math.min(190, 40 + unit * 0.2)),
      size: Math.max(8, unit * 0.035 + 4),
    });
    if (!flowers) return;
    let data = '';
    for (let i = 0; i < 34; i += 1) {
      const lobe = random.pick(lobes);
      const angle = random.range(0, 6.283);
      const r = Math.sqrt(random.next()) * lobe.r;
      data += `M${grid(lobe.x + Math.cos(angle) * r)} ${grid(lobe.y + Math.sin(angle) * r)}h0`;
    }
    stage.drawing.path(data, {
      stroke: stage.light.lamps ? mix(flowers, '#2a3350', 0.5) : flowers,
      'stroke-width': Math.max(8, unit * 0.05),
      'stroke-linecap': 'round',
    });
  });
}

/** Posts and rails, a picket or a wire fence along a frame's front. */
export function fence(
  stage: Stage,
  frame: Frame,
  long: number,
  high: number,
  colour: string,
  kind: 'rails' | 'pickets' | 'wire',
): void {
  stage.face(
    frontSheet(frame),
    box2(0, 0, long, high),
    (pen) => {
      const posts: [Vec2, Vec2][] = [];
      for (let u = 0; u <= long; u += kind === 'pickets' ? 0.16 : 2.2) posts.push(seg([u, 0], [u, high]));
      const rails: [Vec2, Vec2][] = (kind === 'pickets' ? [0.25, 0.8] : [0.35, 0.65, 0.95]).map((v) => [
        [0, v * high],
        [long, v * high],
      ]);
      pen.lines(posts, pen.tone(colour), Math.max(3, pen.unit * 0.09));
      pen.lines(rails, pen.tone(colour), Math.max(2, pen.unit * (kind === 'wire' ? 0.012 : 0.08)));
    },
    { casts: false, bothSides: true },
  );
}
