import { poly3 } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { inside } from '../base/frame.ts';
import { hazed, litColour } from '../base/light.ts';
import { plainBox } from '../buildings/solid.ts';
import { bush } from '../nature/plants.ts';
import { length, sub } from '../base/vec.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

const toneOf = (stage: Stage, albedo: string, foot: Vec3): string =>
  hazed(
    stage.light,
    litColour(stage.light, albedo, [0, 0.5, -0.85], 0.8),
    length(sub(foot, stage.camera.eye)),
  );

/** A bicycle seen from its side, its wheels on the ground at `foot`; `size` 1 is for grown-ups. */
export function bicycle(stage: Stage, foot: Vec3, colour: string, flip = false, size = 1): void {
  stage.casters.push(
    poly3(
      [foot[0] - 0.8 * size, foot[1] + 0.1, foot[2]],
      [foot[0] + 0.8 * size, foot[1] + 0.1, foot[2]],
      [foot[0] + 0.6 * size, foot[1] + 0.75 * size, foot[2]],
      [foot[0] - 0.5 * size, foot[1] + 0.8 * size, foot[2]],
    ),
  );
  stage.upright(foot, 0.95 * size, 1.1 * size, () => {
    const unit = unitsPerMetre(stage.camera, foot) * size;
    const [x, y] = project(stage.camera, foot);
    const at = (u: number, v: number): Vec2 => [x + (flip ? -u : u) * unit, y - v * unit];
    const { drawing } = stage;
    const dark = toneOf(stage, '#2b2b2d', foot);
    for (const u of [-0.52, 0.52]) {
      const [cx, cy] = at(u, 0.34);
      drawing.element('circle', {
        cx: Math.round(cx),
        cy: Math.round(cy),
        r: Math.round(0.33 * unit),
        fill: 'none',
        stroke: dark,
        'stroke-width': Math.max(4, Math.round(unit * 0.035)),
      });
    }
    const tube = (points: readonly Vec2[], stroke: string, width: number): void =>
      drawing.path(traces([points], false), {
        stroke,
        'stroke-width': Math.max(4, Math.round(unit * width)),
        fill: 'none',
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      });
    const paint = toneOf(stage, colour, foot);
    tube([at(-0.52, 0.34), at(-0.2, 0.78), at(-0.06, 0.3), at(-0.52, 0.34)], paint, 0.035);
    tube([at(-0.06, 0.3), at(0.36, 0.8), at(-0.2, 0.78)], paint, 0.035);
    tube([at(0.52, 0.34), at(0.36, 0.8), at(0.33, 0.98)], paint, 0.035);
    tube([at(0.18, 1.02), at(0.33, 0.98), at(0.42, 1.0)], dark, 0.03);
    tube([at(-0.34, 0.95), at(-0.12, 0.94)], dark, 0.06);
    tube([at(-0.2, 0.78), at(-0.23, 0.93)], dark, 0.025);
    tube([at(-0.86, 0.36), at(-0.72, 0.66), at(-0.4, 0.69)], dark, 0.022);
  });
}

/** A cast-iron lamp post; lit at dusk. */
export function lampPost(stage: Stage, foot: Vec3, high = 4.2): void {
  stage.casters.push(
    poly3(
      [foot[0] - 0.05, 0, foot[2]],
      [foot[0] + 0.05, 0, foot[2]],
      [foot[0] + 0.05, high, foot[2]],
      [foot[0] - 0.05, high, foot[2]],
    ),
  );
  stage.upright(foot, 0.4, high + 0.4, () => {
    const unit = unitsPerMetre(stage.camera, foot);
    const [x, y] = project(stage.camera, foot);
    const at = (u: number, v: number): Vec2 => [x + u * unit, y - v * unit];
    const iron = toneOf(stage, '#37423f', foot);
    const { drawing, light } = stage;
    drawing.path(
      traces([
        [
          at(-0.14, 0),
          at(0.14, 0),
          at(0.09, 0.5),
          at(0.045, 0.6),
          at(0.04, high - 0.55),
          at(0.1, high - 0.5),
          at(-0.1, high - 0.5),
          at(-0.04, high - 0.55),
          at(-0.045, 0.6),
          at(-0.09, 0.5),
        ],
      ]),
      { fill: iron },
    );
    const pane: Vec2[] = [at(-0.1, high - 0.5), at(0.1, high - 0.5), at(0.2, high), at(-0.2, high)];
    drawing.path(traces([pane]), {
      fill: light.lamps ? '#ffe2a6' : toneOf(stage, '#c9d2d0', foot),
      stroke: iron,
      'stroke-width': Math.max(3, Math.round(unit * 0.03)),
    });
    drawing.path(traces([[at(-0.24, high), at(0.24, high), at(0.05, high + 0.26), at(-0.05, high + 0.26)]]), {
      fill: iron,
    });
    if (light.lamps) {
      const [cx, cy] = at(0, high - 0.2);
      drawing.element('circle', {
        cx: Math.round(cx),
        cy: Math.round(cy),
        r: Math.round(unit * 2.4),
        fill: drawing.radial(ramp([0, '#ffdf9e', 0.6], [0.25, '#ffd48a', 0.22], [1, '#ffd48a', 0])),
      });
    }
  });
}

/** A square tub with a bay tree or flowers. */
export function planter(
  stage: Stage,
  frame: Frame,
  seed: Random,
  words: { size?: number; colour?: string; leaf: string; flowers?: string },
): void {
  const { size = 0.5, colour = '#6d7173' } = words;
  plainBox(stage, frame, [size, size * 0.9, size], colour, '#4a4038');
  const [x, , z] = inside(frame, size / 2, 0, size / 2).origin;
  const foot: Vec3 = [x, size * 0.85 + frame.origin[1], z - 0.02];
  bush(stage, seed, foot, {
    size: size * 1.9,
    colour: words.leaf,
    ...(words.flowers ? { flowers: words.flowers } : {}),
  });
}

/** Stone posts that keep the road off the pavement. */
export function bollards(stage: Stage, from: number, to: number, z: number): void {
  for (let x = from; x <= to; x += 2.6)
    plainBox(
      stage,
      { origin: [x, 0, z], right: [1, 0, 0], back: [0, 0, 1] },
      [0.16, 0.75, 0.16],
      '#8d9194',
      '#a2a5a6',
    );
}

/** A parked car, low and plain, seen from its side. */
export function car(stage: Stage, foot: Vec3, colour: string, flip = false): void {
  const half = 2.05;
  stage.casters.push(
    poly3(
      [foot[0] - half, 0.3, foot[2]],
      [foot[0] + half, 0.3, foot[2]],
      [foot[0] + 1.1, 1.4, foot[2] + 0.8],
      [foot[0] - 1.3, 1.4, foot[2] + 0.8],
    ),
  );
  stage.upright(foot, half, 1.5, () => {
    const unit = unitsPerMetre(stage.camera, foot);
    const [x, y] = project(stage.camera, foot);
    const at = (u: number, v: number): Vec2 => [x + (flip ? -u : u) * unit, y - v * unit];
    const { drawing } = stage;
    const paint = toneOf(stage, colour, foot);
    const glassTone = mix(toneOf(stage, '#3f4a52', foot), stage.light.haze, 0.25);
    const shape = (points: readonly Vec2[], fill: string): void =>
      drawing.path(traces([points]), {
        fill,
        stroke: fill,
        'stroke-width': Math.round(unit * 0.06),
        'stroke-linejoin': 'round',
      });
    const [cx, cy] = at(0, 0.04);
    drawing.element('ellipse', {
      cx: Math.round(cx),
      cy: Math.round(cy),
      rx: Math.round(unit * 2.15),
      ry: Math.round(unit * 0.16),
      fill: stage.light.shadow,
      'fill-opacity': 0.45,
    });
    shape(
      [
        at(-2, 0.34),
        at(2, 0.34),
        at(2.04, 0.7),
        at(1.75, 0.86),
        at(0.95, 0.95),
        at(-1.6, 0.97),
        at(-1.98, 0.9),
      ],
      paint,
    );
    shape([at(-1.5, 0.97), at(-1.2, 1.36), at(-0.7, 1.45), at(0.15, 1.43), at(0.95, 0.95)], paint);
    shape([at(-1.3, 1.0), at(-1.08, 1.3), at(-0.5, 1.37), at(-0.5, 1.0)], glassTone);
    shape([at(-0.4, 1.0), at(-0.4, 1.37), at(0.1, 1.35), at(0.72, 1.0)], glassTone);
    shape([at(-1.95, 0.36), at(1.98, 0.36), at(1.98, 0.46), at(-1.97, 0.46)], mix(paint, '#1e1e22', 0.45));
    for (const u of [-1.25, 1.28]) {
      const [wx, wy] = at(u, 0.33);
      drawing.element('circle', {
        cx: Math.round(wx),
        cy: Math.round(wy),
        r: Math.round(unit * 0.33),
        fill: toneOf(stage, '#242426', foot),
      });
      drawing.element('circle', {
        cx: Math.round(wx),
        cy: Math.round(wy),
        r: Math.round(unit * 0.18),
        fill: toneOf(stage, '#9a9d9f', foot),
      });
    }
  });
}

/** A car seen from behind, as it stands in a bay. */
export function carRear(stage: Stage, foot: Vec3, colour: string): void {
  stage.upright(foot, 1, 1.5, () => {
    const unit = unitsPerMetre(stage.camera, foot);
    const [x, y] = project(stage.camera, foot);
    const at = (u: number, v: number): Vec2 => [x + u * unit, y - v * unit];
    const paint = toneOf(stage, colour, foot);
    const shape = (points: readonly Vec2[], fill: string): void =>
      stage.drawing.path(traces([points]), {
        fill,
        stroke: fill,
        'stroke-width': Math.round(unit * 0.07),
        'stroke-linejoin': 'round',
      });
    const box = (u0: number, v0: number, u1: number, v1: number): Vec2[] => [
      at(u0, v0),
      at(u1, v0),
      at(u1, v1),
      at(u0, v1),
    ];
    const [cx, cy] = at(0, 0.03);
    stage.drawing.element('ellipse', {
      cx: Math.round(cx),
      cy: Math.round(cy),
      rx: Math.round(unit),
      ry: Math.round(unit * 0.14),
      fill: stage.light.shadow,
      'fill-opacity': 0.5,
    });
    const dark = toneOf(stage, '#242426', foot);
    shape(box(-0.76, 0.03, -0.56, 0.4), dark);
    shape(box(0.56, 0.03, 0.76, 0.4), dark);
    shape(
      [at(-0.84, 0.28), at(0.84, 0.28), at(0.86, 0.85), at(0.62, 1.42), at(-0.62, 1.42), at(-0.86, 0.85)],
      paint,
    );
    shape([at(-0.6, 0.98), at(0.6, 0.98), at(0.5, 1.32), at(-0.5, 1.32)], toneOf(stage, '#3f4a52', foot));
    shape(box(-0.82, 0.3, 0.82, 0.44), mix(paint, '#1e1e22', 0.35));
    shape(box(-0.26, 0.58, 0.26, 0.7), toneOf(stage, '#ece6da', foot));
    shape(box(-0.82, 0.74, -0.6, 0.86), toneOf(stage, '#a5352a', foot));
    shape(box(0.6, 0.74, 0.82, 0.86), toneOf(stage, '#a5352a', foot));
  });
}
