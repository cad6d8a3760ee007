import { ramp } from '../base/drawing.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { lighter } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { litColour } from '../base/light.ts';
import { add } from '../base/vec.ts';
import { drum, rod } from './forms.ts';
import type { LampLook, TableLampLook } from './lamp-kinds.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

function halo(stage: Stage, at: Vec3, metres: number): void {
  stage.upright(add(at, [0, -0.1, -0.05]), 0.05, 0.05, () => {
    const [x, y] = project(stage.camera, at);
    const r = unitsPerMetre(stage.camera, at) * metres;
    stage.drawing.element('circle', {
      cx: x,
      cy: y,
      r,
      fill: stage.drawing.radial(ramp([0, '#ffdf9e', 0.55], [0.3, '#ffd58c', 0.2], [1, '#ffd58c', 0])),
    });
  });
}

type Lit = { brass: string; shade: string; lit: boolean };

/** A hanging lamp over a spot on the floor; `ceiling` is the room's height. */
export function hangingLamp(
  stage: Stage,
  foot: Vec3,
  { kind, tint }: LampLook,
  words: { ceiling: number; lit: boolean; drop?: number },
): void {
  const { ceiling, lit, drop = 0.95 } = words;
  const up = (y: number, x = 0): Vec3 => [foot[0] + x, y, foot[2]];
  const low = ceiling - drop;
  const cord = (to: number, x = 0): void => rod(stage, up(ceiling, x), up(to, x), 0.012, '#4b4743');
  const glow = lit ? { glow: 1 } : {};
  const pale = lit ? '#f6dfab' : '#efe8da';
  const shade = (
    x: number,
    y: number,
    top: number,
    bottom: number,
    height: number,
    albedo: string,
    bright = lit,
  ): void => drum(stage, up(y, x), { top, bottom, height, albedo, ...(bright ? glow : {}) });
  if (kind === 'dome' || kind === 'cone' || kind === 'saucer') {
    cord(low + 0.2);
    const [top, bottom, height] = {
      dome: [0.12, 0.28, 0.2],
      cone: [0.04, 0.22, 0.3],
      saucer: [0.14, 0.38, 0.09],
    }[kind] as [number, number, number];
    shade(0, low, top, bottom, height, tint, false);
    shade(0, low - 0.02, bottom * 0.5, bottom * 0.5, 0.03, pale);
  } else if (kind === 'paper') {
    cord(low + 0.2);
    globe(stage, up(low), 0.29, pale);
  } else if (kind === 'drum' || kind === 'rattan') {
    cord(low + 0.28);
    shade(
      0,
      low,
      kind === 'drum' ? 0.3 : 0.16,
      kind === 'drum' ? 0.3 : 0.34,
      0.3,
      kind === 'drum' ? (lit ? '#f3d9a0' : '#e6dccb') : '#b08a5c',
    );
    if (kind === 'rattan')
      for (const y of [0.06, 0.13, 0.2])
        shade(0, low + y, 0.34 - y * 0.6, 0.345 - y * 0.6, 0.015, '#8a6642', false);
  } else if (kind === 'cluster') {
    for (const [x, dy] of [
      [-0.24, 0.12],
      [0.02, -0.06],
      [0.25, 0.2],
    ] as const) {
      cord(low + dy + 0.12, x);
      globe(stage, up(low + dy, x), 0.13, pale);
    }
  } else if (kind === 'lantern') {
    cord(low + 0.4);
    for (const x of [-0.15, 0.15]) rod(stage, up(low, x), up(low + 0.36, x), 0.02, '#33322f');
    shade(0, low, 0.1, 0.1, 0.3, pale);
    for (const y of [-0.02, 0.34]) shade(0, low + y, 0.18, 0.18, 0.03, '#33322f', false);
  } else {
    rod(stage, up(ceiling), up(low + 0.25), 0.018, tint);
    rod(stage, up(low + 0.2, -0.44), up(low + 0.2, 0.44), 0.02, tint);
    for (const x of [-0.44, -0.22, 0, 0.22, 0.44]) {
      rod(stage, up(low + 0.2, x), up(low + 0.08, x), 0.018, tint);
      shade(x, low, 0.05, 0.07, 0.11, pale);
    }
  }
  if (lit) halo(stage, up(low), 1.1);
}

/** A lamp on the floor, with its light above `foot`. */
export function standingLamp(stage: Stage, foot: Vec3, { kind, tint }: LampLook, lit: boolean): void {
  const up = (y: number, x = 0): Vec3 => [foot[0] + x, y, foot[2]];
  const words: Lit = { brass: tint, shade: lit ? '#f3d9a0' : '#e9e0cf', lit };
  const glow = lit ? { glow: 1 } : {};
  const shade = (y: number, top: number, bottom: number, height: number, albedo = words.shade): void =>
    drum(stage, up(y), { top, bottom, height, albedo, ...glow });
  if (kind === 'arc') {
    drum(stage, up(0, -1.1), { top: 0.17, bottom: 0.17, height: 0.06, albedo: '#d9d4ca' });
    const bend = [up(0.05, -1.1), up(1.3, -1.06), up(1.75, -0.85), up(1.98, -0.45), up(1.95, -0.1), up(1.82)];
    bend.slice(1).forEach((to, i) => rod(stage, bend[i] ?? to, to, 0.025, tint));
    shade(1.62, 0.08, 0.22, 0.2, lit ? words.shade : tint);
  } else if (kind === 'tripod') {
    for (const x of [-0.28, 0, 0.28]) rod(stage, up(0, x), up(1.3, x * 0.1), 0.03, '#a47b50');
    shade(1.28, 0.2, 0.26, 0.32);
  } else if (kind === 'reading') {
    drum(stage, up(0), { top: 0.14, bottom: 0.14, height: 0.03, albedo: tint });
    rod(stage, up(0.03), up(1.25), 0.022, tint);
    rod(stage, up(1.25), up(1.38, 0.28), 0.022, tint);
    drum(stage, up(1.24, 0.3), { top: 0.05, bottom: 0.12, height: 0.16, albedo: tint });
  } else if (kind === 'column') {
    drum(stage, up(0), { top: 0.13, bottom: 0.13, height: 0.03, albedo: tint });
    shade(0.05, 0.15, 0.15, 1.05);
  } else {
    drum(stage, up(0), { top: 0.15, bottom: 0.16, height: 0.03, albedo: tint });
    rod(stage, up(0.03), up(1.45), 0.025, tint);
    shade(1.42, 0.15, 0.24, 0.28);
  }
  if (lit) halo(stage, up(kind === 'column' ? 0.6 : 1.5), 1);
}

/** A small lamp on a table or a cupboard, by the middle of its foot. */
export function tableLamp(stage: Stage, foot: Vec3, { kind, tint }: TableLampLook, lit: boolean): void {
  const [x, y, z] = foot;
  const shade = lit ? '#f3d9a0' : '#ece3d2';
  const glow = lit ? { glow: 1 } : {};
  const part = (
    rise: number,
    top: number,
    bottom: number,
    height: number,
    albedo: string,
    bright = false,
  ): void => drum(stage, [x, y + rise, z], { top, bottom, height, albedo, ...(bright ? glow : {}) });
  if (kind === 'ball') {
    part(0, 0.07, 0.08, 0.05, tint);
    globe(stage, [x, y + 0.17, z], 0.13, lit ? '#f6dfab' : '#f1ebde');
  } else if (kind === 'mushroom') {
    part(0, 0.045, 0.085, 0.22, tint);
    part(0.2, 0.07, 0.19, 0.12, lit ? shade : tint, true);
  } else if (kind === 'column') part(0, 0.085, 0.085, 0.36, shade, true);
  else {
    const [foot1, foot2] = { cone: [0.03, 0.1], jar: [0.06, 0.1], drum: [0.025, 0.025] }[kind];
    part(0, foot1 ?? 0.03, foot2 ?? 0.1, 0.22, tint);
    part(0.22, kind === 'drum' ? 0.17 : 0.1, 0.17, 0.2, shade, true);
  }
  if (lit) halo(stage, [x, y + 0.3, z], 0.7);
}

/** A round paper shade with its ribs. */
export function globe(stage: Stage, centre: Vec3, r: number, albedo: string): void {
  stage.upright(add(centre, [0, -r, 0]), r, r * 2, () => {
    const [x, y] = project(stage.camera, centre);
    const size = unitsPerMetre(stage.camera, centre) * r;
    const { drawing, light } = stage;
    const fill = drawing.glow(
      [x - size * 0.3, y - size * 0.35],
      size * 1.5,
      ramp([0, lighter(albedo, 0.5)], [1, litColour(light, albedo, [0, -0.4, -0.6])]),
    );
    drawing.element('ellipse', { cx: x, cy: y, rx: size, ry: size * 0.9, fill });
    const ribs: Vec2[][] = [-0.55, -0.2, 0.15, 0.5].map((part) =>
      Array.from({ length: 9 }, (_, i): Vec2 => {
        const a = Math.PI * (i / 8);
        const w = size * Math.sqrt(1 - part * part);
        return [x - Math.cos(a) * w, y + part * size * 0.9 + Math.sin(a) * size * 0.06];
      }),
    );
    drawing.path(traces(ribs, false), {
      stroke: '#8a7a62',
      'stroke-width': 2.5,
      'stroke-opacity': 0.3,
      fill: 'none',
    });
  });
}
