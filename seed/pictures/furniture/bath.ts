import { poly, seg, segs } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { project, unitsPerMetre, outlineOf } from '../base/camera.ts';
import { hull } from '../base/clip.ts';
import { traces } from '../base/drawing.ts';
import { frontSheet, inside, place } from '../base/frame.ts';
import { litColour } from '../base/light.ts';
import { box2 } from '../base/sheet.ts';
import { cupboard } from './cases.ts';
import { drum, rod, rounded, solid } from './forms.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

/** A freestanding oval tub along a frame's front, 1.7 by 0.78 m. */
export function tub(stage: Stage, frame: Frame, outside: string): void {
  const oval = (grow: number, y: number): Vec3[] =>
    Array.from({ length: 28 }, (_, i): Vec3 => {
      const angle = (i / 28) * Math.PI * 2;
      return place(frame, 0.85 + Math.cos(angle) * 0.85 * grow, y, 0.4 + Math.sin(angle) * 0.39 * grow);
    });
  stage.casters.push(oval(1, 0.58));
  stage.upright(place(frame, 0.85, 0, 0.4), 0.85, 0.6, () => {
    const { camera, drawing, light } = stage;
    const foot = place(frame, 0.85, 0, 0.4);
    const [x] = project(camera, foot);
    const half = unitsPerMetre(camera, foot) * 0.85;
    const skirt = [0, 0.08, 0.2, 0.34, 0.48, 0.58].map((y, i) =>
      outlineOf(camera, oval([0.74, 0.8, 0.86, 0.91, 0.96, 1][i] ?? 1, y)),
    );
    const tone = (turn: number): string => litColour(light, outside, [turn * 0.8, 0.1, -0.6]);
    const fill = drawing.linear(
      [x - half, 0],
      [x + half, 0],
      ramp([0, tone(-1)], [0.45, tone(0)], [1, tone(1)]),
    );
    drawing.path(traces(skirt.slice(1).map((ring, i) => hull([...ring, ...(skirt[i] ?? [])]))), { fill });
    drawing.path(traces([outlineOf(camera, oval(1, 0.6))]), { fill: litColour(light, '#f4f0e8', [0, 1, 0]) });
    drawing.path(traces([outlineOf(camera, oval(0.92, 0.595))]), {
      fill: litColour(light, '#cfcac0', [0, 1, 0]),
    });
    drawing.path(traces([outlineOf(camera, oval(0.86, 0.52))]), {
      fill: litColour(light, '#e6e3dc', [0, 1, 0]),
    });
  });
}

/** A tub built in behind a tiled panel. */
export function builtInTub(stage: Stage, frame: Frame, long: number, panel: string): void {
  solid(stage, frame, [long, 0.55, 0.8], panel, { top: '#efebe2' });
  stage.face(
    { origin: place(frame, 0, 0.553, 0), u: frame.right, v: frame.back, n: [0, 1, 0] },
    rounded(0.1, 0.1, long - 0.1, 0.7, 0.2),
    (pen) =>
      pen.fill(
        pen.outline,
        pen.fade([0, 0.1], [0, 0.7], ramp([0, pen.tone('#d9d5cc')], [1, pen.tone('#bdb9b0')])),
      ),
    { casts: false },
  );
}

/** A vanity with one or two basins and taps. */
export function vanity(
  stage: Stage,
  frame: Frame,
  random: Random,
  words: { long: number; basins: number; wood: string; metal: string },
): void {
  const { long, basins, wood, metal } = words;
  cupboard(stage, inside(frame, 0, 0.3, 0), [long, 0.5, 0.48], {
    columns: Math.max(2, basins * 2),
    colour: wood,
    handles: metal,
    top: '#e4e0d7',
  });
  for (let i = 0; i < basins; i += 1) {
    const at = place(frame, (long / basins) * (i + 0.5), 0.836, 0.25);
    drum(stage, at, { top: 0.22, bottom: 0.15, height: 0.12, albedo: '#f1ede4', lid: '#d8d4cb' });
    const [x, y, z] = place(frame, (long / basins) * (i + 0.5), 0.84, 0.46);
    rod(stage, [x, y, z], [x, y + 0.26, z], 0.022, metal);
    rod(stage, [x, y + 0.26, z], place(frame, (long / basins) * (i + 0.5), 1.08, 0.32), 0.022, metal);
  }
  drum(stage, place(frame, long - 0.12, 0.836, 0.2), {
    top: 0.035,
    bottom: 0.035,
    height: 0.16,
    albedo: random.pick(['#b0705a', '#5d6b78', '#a98357']),
  });
}

/** A glass screen with its shower head on the wall behind. */
export function shower(
  stage: Stage,
  frame: Frame,
  words: { wide: number; deep: number; metal: string },
): void {
  const { wide, deep, metal } = words;
  solid(stage, frame, [wide, 0.05, deep], '#dcd7cc');
  const pole = (x: number, y: number, z: number): Vec3 => place(frame, x, y, z);
  rod(stage, pole(wide / 2, 1.0, deep - 0.06), pole(wide / 2, 2.15, deep - 0.06), 0.022, metal);
  rod(stage, pole(wide / 2, 2.15, deep - 0.06), pole(wide / 2, 2.15, deep - 0.45), 0.022, metal);
  drum(stage, pole(wide / 2, 2.11, deep - 0.45), { top: 0.13, bottom: 0.14, height: 0.025, albedo: metal });
  stage.face(
    frontSheet(frame, 0, 0.05, 0),
    box2(0, 0, wide, 2.05),
    (pen) => {
      pen.fill(pen.outline, '#dfeaea', { 'fill-opacity': 0.26 });
      pen.fill(poly([wide * 0.2, 0], [wide * 0.45, 0], [wide * 0.8, 2.05], [wide * 0.55, 2.05]), '#ffffff', {
        'fill-opacity': 0.16,
      });
      pen.lines(
        segs(seg([0, 0], [0, 2.05]), seg([wide, 0], [wide, 2.05]), seg([0, 2.05], [wide, 2.05])),
        pen.tone(metal),
        8,
      );
    },
    { casts: false, bothSides: true },
  );
}

export function toilet(stage: Stage, frame: Frame): void {
  solid(stage, inside(frame, 0, 0.36, 0.42), [0.38, 0.4, 0.16], '#ece8df', { soft: 0.03 });
  solid(stage, inside(frame, -0.01, 0.76, 0.41), [0.4, 0.03, 0.18], '#f6f2ea');
  solid(stage, inside(frame, 0.1, 0, 0.2), [0.18, 0.3, 0.32], '#e6e1d7', { soft: 0.04 });
  const bowl = place(frame, 0.19, 0.18, 0.2);
  drum(stage, bowl, { top: 0.19, bottom: 0.12, height: 0.22, albedo: '#efebe2' });
  drum(stage, place(frame, 0.19, 0.4, 0.2), {
    top: 0.2,
    bottom: 0.2,
    height: 0.035,
    albedo: '#f6f2ea',
    lid: '#faf7f0',
  });
}

/** A heated rail with a towel or two, on a wall pen. */
export function towelLadder(pen: Pen, random: Random, u: number, metal: string): void {
  const bars: [Vec2, Vec2][] = segs(seg([u, 0.7], [u, 1.85]), seg([u + 0.5, 0.7], [u + 0.5, 1.85]));
  for (let v = 0.75; v < 1.85; v += 0.14) bars.push(seg([u, v], [u + 0.5, v]));
  pen.lines(bars, pen.tone(metal), Math.max(5, pen.unit * 0.022));
  for (const [v, tone] of [
    [1.2, random.pick(['#b0705a', '#6f8573', '#8795a0', '#c9a86a'])],
    [0.8, '#ece5d8'],
  ] as const)
    pen.block(u + 0.05, v, u + 0.45, v + 0.46, 0.05, tone);
}

/** Tiles over part of a wall. */
export function tiles(pen: Pen, random: Random, kind: string, u0: number, u1: number, v1: number): void {
  const words: Record<string, readonly [string, number, number, number]> = {
    hexagon: ['#d9d4c8', 0.16, 0.14, 0.15],
    marble: ['#dedbd4', 0.6, 0.6, 0.08],
    mosaic: ['#a9bab5', 0.09, 0.09, 0.6],
    'green-zellige': ['#6f8f7a', 0.13, 0.13, 0.6],
    terrazzo: ['#d3ccc0', 0.6, 0.6, 0.1],
    'blue-metro': ['#6f8ba0', 0.2, 0.1, 0.35],
    'square-white': ['#e6e3da', 0.15, 0.15, 0.12],
  };
  const [colour, w, h, odd] = words[kind] ?? ['#e6e3da', 0.15, 0.15, 0.12];
  pen.rect(
    u0,
    0,
    u1,
    v1,
    pen.fade(
      [u0, 0],
      [u1, v1],
      ramp([0, pen.tone(darker(colour, 0.08))], [1, pen.tone(lighter(colour, 0.08))]),
    ),
  );
  const sets: Vec2[][][] = [[], []];
  const lines: [Vec2, Vec2][] = [];
  for (let v = 0, row = 0; v < v1 - 0.01; v += h, row += 1) {
    lines.push(seg([u0, v], [u1, v]));
    const shift = (kind === 'blue-metro' || kind === 'hexagon') && row % 2 ? w / 2 : 0;
    for (let u = u0 - shift; u < u1 - 0.01; u += w) {
      const [a, b] = [Math.max(u0, u), Math.min(u1, u + w)];
      if (w * pen.unit > 50) lines.push(seg([a, v], [a, Math.min(v1, v + h)]));
      if (random.chance(odd * Math.min(1, w * pen.unit * 0.016)))
        sets[random.int(0, 1)]?.push(box2(a, v, b, Math.min(v1, v + h)));
    }
  }
  pen.fills(sets[0] ?? [], pen.tone(lighter(colour, 0.28)), { 'fill-opacity': 0.55 });
  pen.fills(sets[1] ?? [], pen.tone(darker(colour, 0.16)), { 'fill-opacity': 0.5 });
  if (kind === 'marble') {
    const veins: [Vec2, Vec2][] = [];
    for (let i = 0; i < 16; i += 1) {
      let [u, v] = [random.range(u0, u1), random.range(0, v1)];
      for (let k = 0; k < 4; k += 1) {
        const [nu, nv] = [u + random.range(0.02, 0.2), v + random.range(-0.05, 0.2)];
        if (nu < u1 && nv < v1 && nv > 0) veins.push(seg([u, v], [nu, nv]));
        [u, v] = [nu, nv];
      }
    }
    pen.lines(veins, pen.tone('#9a978f'), 4, { 'stroke-opacity': 0.35 });
  }
  pen.lines(lines, pen.tone(mix(colour, '#5a5348', 0.45)), 2.2, { 'stroke-opacity': 0.32 });
  pen.block(u0, v1, u1, v1 + 0.02, 0.02, lighter(colour, 0.15));
}
