import { inside } from '../base/frame.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { darker, lighter } from '../base/colour.ts';
import { cupboard } from '../furniture/cases.ts';
import { drum, rod, rounded, solid } from '../furniture/forms.ts';
import { against } from '../rooms/placing.ts';
import { spot } from '../rooms/shell.ts';
import { bicycle } from '../street/props.ts';
import type { Furnishing } from '../rooms/room-scene.ts';
import type { Pen } from '../base/pen.ts';
import type { Vec3 } from '../base/vec.ts';

/** A helmet on its hook. */
function helmet(pen: Pen, u: number, v: number, colour: string): void {
  pen.block(u + 0.11, v + 0.15, u + 0.15, v + 0.2, 0.08, '#5d6163');
  pen.fill(rounded(u, v, u + 0.26, v + 0.16, 0.075), pen.tone(colour));
  for (const x of [0.06, 0.13, 0.2])
    pen.rect(u + x - 0.012, v + 0.05, u + x + 0.012, v + 0.13, pen.tone(darker(colour, 0.35)));
  pen.rect(u, v, u + 0.26, v + 0.025, pen.tone(darker(colour, 0.4)));
}

/** The lower part of the wall in a colour, as stores are painted. */
const dado = (pen: Pen, width: number, colour: string): void => {
  pen.rect(0, 0, width, 1.1, pen.tone(colour));
  pen.block(0, 1.1, width, 1.13, 0.02, lighter(colour, 0.25));
};

function wheel(stage: Furnishing['stage'], middle: Vec3): void {
  stage.upright([middle[0], 0, middle[2]], 0.3, 0.56, () => {
    const [cx, cy] = project(stage.camera, middle).map(Math.round);
    const unit = unitsPerMetre(stage.camera, middle);
    const ring = (r: number, fill: string, stroke: string): void =>
      stage.drawing.element('circle', {
        cx,
        cy,
        r: Math.round(r * unit),
        fill,
        stroke,
        'stroke-width': Math.round(unit * 0.035),
      });
    ring(0.26, '#b9b4aa', '#2b2b2d');
    ring(0.04, '#2b2b2d', '#2b2b2d');
  });
}

/** A beam of hooks with helmets, three bicycles before it. */
function hooks({ room, stage, on }: Furnishing): void {
  const { width, depth } = room;
  stage.main(() => {
    bicycle(stage, spot(room, width * 0.28, 0, depth - 0.75), '#2f4a3c');
    bicycle(stage, spot(room, width * 0.7, 0, depth - 0.95), '#b0705a', true);
    bicycle(stage, spot(room, width * 0.5, 0, depth - 1.5), '#3f5468');
  });
  on('back', (pen) => {
    pen.block(0.3, 1.86, width - 0.3, 1.96, 0.04, '#a98357');
    ['#c9a86a', '#6f8573', '#b0705a', '#3f5468'].forEach((tint, i) =>
      helmet(pen, 0.5 + i * 0.66, 1.62, tint),
    );
  });
}

/** Two bicycles on the wall, one above the other, and one on the floor. */
function onTheWall({ room, stage, on }: Furnishing): void {
  const { width, depth } = room;
  const x = width * 0.36;
  on('back', (pen) => {
    dado(pen, width, '#6f8573');
    for (const y of [0.95, 1.9])
      for (const u of [x - 0.5, x + 0.42]) pen.block(u, y - 0.1, u + 0.08, y, 0.28, '#4b4f50');
  });
  stage.main(() => {
    bicycle(stage, spot(room, x, 0.28, depth - 0.3), '#c9a86a');
    bicycle(stage, spot(room, x, 1.3, depth - 0.3), '#7f2f2b', true);
    bicycle(stage, spot(room, width * 0.7, 0, depth - 1.15), '#e3ddd0', true);
  });
  const bench = against(room, 'back', width * 0.84, 0.9, 0.36);
  solid(stage, inside(bench, 0, 0.4, 0), [0.9, 0.05, 0.34], '#a98357');
  solid(stage, inside(bench, 0.03, 0, 0.05), [0.06, 0.4, 0.26], '#8a6442');
  solid(stage, inside(bench, 0.81, 0, 0.05), [0.06, 0.4, 0.26], '#8a6442');
  solid(stage, inside(bench, 0.24, 0.45, 0.05), [0.4, 0.28, 0.22], '#3f5468', { soft: 0.06 });
}

/** A carrier bicycle and a child's one. */
function carrier({ room, stage, on }: Furnishing): void {
  const { width, depth } = room;
  on('back', (pen) => {
    dado(pen, width, '#b98d6a');
    pen.block(width * 0.5, 1.62, width * 0.92, 1.66, 0.24, '#a98357');
    helmet(pen, width * 0.56, 1.66, '#6f8573');
    helmet(pen, width * 0.7, 1.66, '#c9a86a');
  });
  stage.main(() => {
    bicycle(stage, spot(room, width * 0.3, 0, depth - 0.9), '#2f4a3c');
    const tray = against(room, 'back', width * 0.3 + 1.05, 0.95, 0.6);
    const low = inside(tray, 0, 0, -0.6);
    solid(stage, inside(low, 0, 0.3, 0), [0.95, 0.5, 0.56], '#c29a6a', { top: '#5b4636' });
    wheel(stage, inside(low, 0.48, 0.27, -0.05).origin);
    drum(stage, inside(low, 0.3, 0.8, 0.28).origin, {
      top: 0.12,
      bottom: 0.1,
      height: 0.2,
      albedo: '#b0705a',
      lid: '#7f9a4f',
    });
    bicycle(stage, spot(room, width * 0.74, 0, depth - 1.5), '#c9667a', true, 0.66);
  });
}

/** A cupboard for tools, a pump and two bicycles one behind the other. */
function workshop({ room, stage, on }: Furnishing): void {
  const { width, depth } = room;
  on('back', (pen) => {
    pen.rect(width * 0.42, 1.25, width * 0.92, 2.05, pen.tone('#8795a0'));
    const tools = [
      [0.08, 0.5, 0.05],
      [0.2, 0.38, 0.04],
      [0.3, 0.55, 0.06],
      [0.46, 0.3, 0.1],
      [0.64, 0.48, 0.05],
      [0.78, 0.36, 0.12],
      [0.98, 0.52, 0.05],
    ] as const;
    for (const [u, high, wide] of tools) {
      const x = width * 0.42 + 0.08 + u;
      pen.block(x, 1.95 - high, x + wide, 1.95, 0.03, u > 0.5 ? '#b0705a' : '#3a3d3f');
    }
  });
  const case1 = against(room, 'back', width * 0.2, 0.95, 0.45);
  cupboard(stage, case1, [0.95, 1.9, 0.45], {
    columns: 2,
    colour: '#5f7550',
    rows: [0, 0.5, 1],
    handles: '#b5975a',
    panel: false,
  });
  stage.main(() => {
    bicycle(stage, spot(room, width * 0.64, 0, depth - 0.7), '#3f5468', true);
    bicycle(stage, spot(room, width * 0.42, 0, depth - 1.5), '#b5852f');
  });
  const foot = spot(room, width * 0.88, 0, depth - 1.2);
  rod(stage, foot, [foot[0], 0.62, foot[2]], 0.05, '#3a3d3f');
  rod(stage, [foot[0] - 0.14, 0.64, foot[2]], [foot[0] + 0.14, 0.64, foot[2]], 0.04, '#2b2b2d');
}

/** Four bicycles side by side in a rail on the floor. */
function rail({ room, stage, on }: Furnishing): void {
  const { width, depth } = room;
  on('back', (pen) => {
    dado(pen, width, '#8795a0');
    for (const [i, mark] of ['#c9a86a', '#6f8573', '#b0705a', '#e3ddd0'].entries())
      pen.fill(
        rounded(0.5 + i * ((width - 1.2) / 3), 1.5, 0.74 + i * ((width - 1.2) / 3), 1.74, 0.1),
        pen.tone(mark),
      );
  });
  stage.main(() => {
    ['#b0705a', '#e3ddd0', '#3f5468', '#2f4a3c'].forEach((tint, i) =>
      bicycle(stage, spot(room, width * (0.27 + i * 0.13), 0, depth - 0.5 - i * 0.34), tint, i === 1),
    );
  });
}

const STORES: Record<string, (f: Furnishing) => void> = { wall: onTheWall, carrier, workshop, rail };

/** A store for bicycles, fitted out in one of several ways. */
export const bicycleStore = (f: Furnishing, kind: string): void => (STORES[kind] ?? hooks)(f);
