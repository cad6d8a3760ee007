import { ramp } from '../base/drawing.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { lighter } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { litColour } from '../base/light.ts';
import { add } from '../base/vec.ts';
import { drum, rod } from './forms.ts';
import type { Random } from '../base/random.ts';
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

export type LampKind = 'arc' | 'floor' | 'pendant' | 'chandelier' | 'paper-globe';

/** A standing or hanging lamp; `foot` is on the floor below its light, `ceiling` the room's height. */
export function lamp(
  stage: Stage,
  random: Random,
  kind: LampKind,
  foot: Vec3,
  ceiling: number,
  lit: boolean,
): void {
  const brass = random.pick(['#b5975a', '#3a3a3a', '#8d8479']);
  const shade = lit ? '#f3d9a0' : random.pick(['#e9e0cf', '#d9cbb2', '#c9b99c']);
  const up = (y: number, x = 0, z = 0): Vec3 => [foot[0] + x, y, foot[2] + z];
  const glow = lit ? { glow: 1 } : {};
  if (kind === 'floor') {
    drum(stage, up(0), { top: 0.15, bottom: 0.16, height: 0.03, albedo: brass });
    rod(stage, up(0.03), up(1.45), 0.025, brass);
    drum(stage, up(1.42), { top: 0.15, bottom: 0.24, height: 0.28, albedo: shade, ...glow });
    if (lit) halo(stage, up(1.5), 1);
  } else if (kind === 'arc') {
    drum(stage, up(0, -1.1), { top: 0.17, bottom: 0.17, height: 0.06, albedo: '#d9d4ca' });
    const bend = [
      up(0.05, -1.1),
      up(1.3, -1.06),
      up(1.75, -0.85),
      up(1.98, -0.45),
      up(1.95, -0.1),
      up(1.82, 0),
    ];
    bend.slice(1).forEach((to, i) => rod(stage, bend[i] ?? to, to, 0.025, brass));
    drum(stage, up(1.62), { top: 0.08, bottom: 0.22, height: 0.2, albedo: lit ? shade : brass, ...glow });
    if (lit) halo(stage, up(1.6), 1);
  } else if (kind === 'paper-globe' || kind === 'pendant') {
    const low = ceiling - (kind === 'pendant' ? 1.05 : 0.9);
    rod(stage, up(ceiling), up(low + 0.2), 0.012, '#4b4743');
    if (kind === 'pendant')
      drum(stage, up(low), {
        top: 0.07,
        bottom: 0.26,
        height: 0.22,
        albedo: lit ? shade : random.pick(['#2f4a3c', '#c9bda6', '#3a3a3a', '#b5705a']),
        ...glow,
      });
    else globe(stage, up(low), 0.27, lit ? '#f6dfab' : '#efe8da');
    if (lit) halo(stage, up(low), 1.1);
  } else {
    const low = ceiling - 0.95;
    rod(stage, up(ceiling), up(low + 0.25), 0.018, brass);
    for (const x of [-0.42, -0.2, 0, 0.2, 0.42]) {
      rod(stage, up(low + 0.2), up(low, x), 0.018, brass);
      drum(stage, up(low, x), {
        top: 0.045,
        bottom: 0.06,
        height: 0.1,
        albedo: lit ? '#f6dfab' : '#efe8da',
        ...glow,
      });
    }
    if (lit) halo(stage, up(low), 1.2);
  }
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
