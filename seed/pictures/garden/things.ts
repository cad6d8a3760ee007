import { seg, segs } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { project } from '../base/camera.ts';
import { darker, lighter } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { frontSheet, inside, place } from '../base/frame.ts';
import { litColour } from '../base/light.ts';
import { box2 } from '../base/sheet.ts';
import { gabled, plainBox, polygon } from '../buildings/solid.ts';
import { drum, legs, rod, solid } from '../furniture/forms.ts';
import { chair } from '../furniture/seats.ts';
import { bush, leafDabs } from '../nature/plants.ts';
import { boards } from '../surfaces/plain.ts';
import { flatPen } from '../street/ground.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

/** A swing between two leaning frames. */
export function swing(stage: Stage, frame: Frame): void {
  const at = (x: number, y: number, z: number): Vec3 => place(frame, x, y, z);
  for (const x of [0, 2.2])
    for (const z of [-0.6, 0.6]) rod(stage, at(x, 0, z), at(x, 2.3, 0), 0.09, '#8a6a48');
  rod(stage, at(-0.15, 2.3, 0), at(2.35, 2.3, 0), 0.1, '#8a6a48');
  for (const x of [0.85, 1.35]) rod(stage, at(x, 2.28, 0), at(x, 0.55, 0.1), 0.02, '#5b5048');
  solid(stage, inside(frame, 0.8, 0.52, 0), [0.6, 0.04, 0.22], '#a9825a');
  stage.casters.push([at(0, 2.3, 0), at(2.2, 2.3, 0), at(2.2, 2.2, 0), at(0, 2.2, 0)]);
}

export function shed(stage: Stage, frame: Frame, seed: Random, colour: string): void {
  const wall = (pen: Pen): void => {
    boards(pen, seed, colour, { width: 0.16 });
    pen.shadows();
  };
  const front = (pen: Pen): void => {
    wall(pen);
    pen.rect(0.5, 0, 1.4, 1.95, pen.tone(darker(colour, 0.25)));
    pen.rect(1.7, 0.95, 2.4, 1.6, pen.tone('#4b565c'));
    pen.lines(
      segs(seg([2.05, 0.95], [2.05, 1.6]), seg([1.7, 1.28], [2.4, 1.28])),
      pen.tone('#ece6da'),
      Math.max(4, pen.unit * 0.05),
    );
  };
  gabled(stage, frame, {
    width: 2.8,
    depth: 2.2,
    eaves: 2.1,
    ridge: 2.9,
    over: 0.2,
    verge: 0.15,
    walls: { front, left: wall, right: wall },
    roof: (pen) => pen.fill(pen.outline, pen.tone('#5d5a58')),
  });
}

/** A glasshouse: white ribs and panes that hold the sky. */
export function greenhouse(stage: Stage, frame: Frame, long = 3.4): void {
  const pane = (pen: Pen): void => {
    pen.fill(pen.outline, '#d9e8e4', { 'fill-opacity': 0.5 });
    const us = pen.outline.map(([u]) => u);
    const vs = pen.outline.map(([, v]) => v);
    const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
    const ribs: [Vec2, Vec2][] = [seg([u0, v0], [u1, v0])];
    for (let u = u0; u <= u1 + 0.01; u += 0.6) ribs.push(seg([u, v0], [u, v1]));
    pen.clipped(pen.outline, () => pen.lines(ribs, pen.tone('#efebe2'), Math.max(4, pen.unit * 0.045)));
    pen.fill(pen.outline, 'none', {
      stroke: pen.tone('#efebe2'),
      'stroke-width': Math.max(4, pen.unit * 0.05),
    });
  };
  plainBox(stage, inside(frame, 0, 0, 0), [long, 0.55, 2.4], '#9c5d48');
  gabled(stage, inside(frame, 0, 0.55, 0), {
    width: long,
    depth: 2.4,
    eaves: 1.3,
    ridge: 2.3,
    walls: { front: pane, left: pane, right: pane },
    roof: pane,
  });
}

export function pergola(stage: Stage, frame: Frame, seed: Random, leaf: string, bare: boolean): void {
  for (const x of [0, 3.2])
    for (const z of [0, 2.2]) solid(stage, inside(frame, x, 0, z), [0.13, 2.4, 0.13], '#8f7355');
  for (const z of [0, 2.2]) solid(stage, inside(frame, -0.25, 2.4, z), [3.85, 0.14, 0.1], '#8f7355');
  for (let x = -0.1; x < 3.4; x += 0.46)
    solid(stage, inside(frame, x, 2.54, -0.3), [0.07, 0.1, 3], '#9c8060');
  if (!bare)
    for (const x of [-0.1, 1.2, 2.5])
      bush(stage, seed, place(frame, x + 0.3, 2.2, 0), {
        size: 1.5,
        colour: leaf,
        flowers: seed.pick(['#b49ac6', '#efe6d8', '#d9a3b0']),
      });
}

export function gardenTable(stage: Stage, frame: Frame, wood: string): void {
  for (const x of [0.15, 0.85, 1.55]) {
    chair(stage, inside(frame, x + 0.1, 0, 1.1), { colour: wood });
    chair(stage, inside(frame, x + 0.54, 0, -0.2, 180), { colour: wood });
  }
  legs(stage, frame, [2, 0.72, 0.85], 0.06, wood);
  solid(stage, inside(frame, 0, 0.72, 0), [2, 0.04, 0.85], lighter(wood, 0.08));
  drum(stage, place(frame, 1, 0.76, 0.4), { top: 0.09, bottom: 0.07, height: 0.2, albedo: '#8795a0' });
}

export function parasol(stage: Stage, foot: Vec3, cloth: string): void {
  rod(stage, foot, [foot[0], 2.4, foot[2]], 0.05, '#a9825a');
  const rim = Array.from({ length: 8 }, (_, i): Vec3 => [
    foot[0] + Math.cos((i / 8) * 6.283) * 1.5,
    2.05,
    foot[2] + Math.sin((i / 8) * 6.283) * 1.5,
  ]);
  stage.casters.push(rim);
  stage.upright([foot[0], 2.0, foot[2] - 0.05], 1.5, 0.7, () => {
    const top: Vec3 = [foot[0], 2.55, foot[2]];
    rim.forEach((from, i) => {
      const to = rim[(i + 1) % 8] ?? from;
      const tri = [project(stage.camera, from), project(stage.camera, to), project(stage.camera, top)];
      const angle = ((i + 0.5) / 8) * 6.283;
      stage.drawing.path(traces([tri]), {
        fill: litColour(stage.light, i % 2 ? cloth : lighter(cloth, 0.25), [
          Math.cos(angle) * 0.5,
          0.8,
          Math.sin(angle) * 0.5,
        ]),
      });
    });
  });
}

/** Raised beds in rows with something green in each. */
export function vegetableBeds(stage: Stage, frame: Frame, seed: Random): void {
  for (let i = 0; i < 4; i += 1) {
    const bed = inside(frame, (i % 2) * 2.2, 0, Math.floor(i / 2) * 1.9);
    plainBox(stage, bed, [1.8, 0.32, 1.1], '#8a6a48', '#4f4034');
    for (let k = 0; k < 4; k += 1)
      bush(stage, seed, place(bed, 0.3 + k * 0.4, 0.3, 0.5), {
        size: seed.range(0.35, 0.55),
        colour: seed.pick(['#7f9a4f', '#5f7a4a', '#8a9a6a', '#6f7f5a']),
      });
  }
}

export function pond(stage: Stage, seed: Random, x: number, z: number, sky: string): void {
  const shape = (grow: number): Vec2[] =>
    Array.from({ length: 22 }, (_, i): Vec2 => [
      x + Math.cos((i / 22) * 6.283) * (2.2 + Math.sin(i * 1.7) * 0.25) * grow,
      z + Math.sin((i / 22) * 6.283) * (1.3 + Math.cos(i * 1.3) * 0.15) * grow,
    ]);
  const pen = flatPen(stage, shape(1));
  pen.fill(shape(1.14), pen.tone('#9a958a'));
  pen.fill(shape(1), pen.fade([x, z - 1.4], [x, z + 1.4], ramp([0, '#3f5a5c'], [1, sky])));
  const pads: Vec2[][] = [];
  for (let i = 0; i < 9; i += 1) {
    const [px, pz] = [x + seed.range(-1.4, 1.4), z + seed.range(-0.7, 0.7)];
    pads.push(
      Array.from({ length: 9 }, (_, k): Vec2 => [
        px + Math.cos((k / 9) * 5.6) * 0.16,
        pz + Math.sin((k / 9) * 5.6) * 0.14,
      ]),
    );
  }
  pen.fills(pads, pen.tone('#6f8a52'));
  for (let i = 0; i < 7; i += 1)
    bush(stage, seed, [x + Math.cos(i) * 2.5, 0, z + Math.abs(Math.sin(i)) * 1.4 + 0.4], {
      size: seed.range(0.5, 0.9),
      colour: '#7f8f5a',
    });
}

/** Brick garden wall or boarded fence along a frame's front. */
export function boundary(
  stage: Stage,
  frame: Frame,
  seed: Random,
  long: number,
  high: number,
  cover: (pen: Pen) => void,
  green: string | undefined,
): void {
  stage.face(frontSheet(frame), box2(0, 0, long, high), (pen) => {
    cover(pen);
    if (green)
      leafDabs(pen, seed, box2(0.2, 0, long - 0.2, high * 1.02), {
        colour: green,
        count: Math.min(360, long * high * 9),
        size: 0.1,
      });
    pen.shadows();
    pen.block(0, high - 0.06, long, high, 0.05, '#9a958a');
  });
}

export function deckChair(stage: Stage, frame: Frame, cloth: string): void {
  const at = (x: number, y: number, z: number): Vec3 => place(frame, x, y, z);
  polygon(
    stage,
    [at(0, 0.25, 0), at(0.6, 0.25, 0), at(0.6, 0.9, 0.9), at(0, 0.9, 0.9)],
    (pen) => {
      pen.fill(pen.outline, pen.tone(cloth));
      for (const u of [0.12, 0.32, 0.52]) pen.rect(u, 0, u + 0.06, 1.1, pen.tone('#f1ebdf'));
    },
    true,
  );
  for (const x of [0, 0.6]) {
    rod(stage, at(x, 0, 0.75), at(x, 0.3, -0.1), 0.045, '#a9825a');
    rod(stage, at(x, 0, 0), at(x, 0.92, 0.92), 0.045, '#a9825a');
  }
}
