import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { traces } from '../base/drawing.ts';
import { inside, place } from '../base/frame.ts';
import { hazed, litColour } from '../base/light.ts';
import { length, sub } from '../base/vec.ts';
import { box, plainBox, polygon } from '../buildings/solid.ts';
import { box2 } from '../base/sheet.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

/** A river barge with its wheelhouse, long side along the frame's front. */
export function barge(stage: Stage, frame: Frame, long: number, hull: string): void {
  const side = (pen: Pen): void => {
    pen.fill(pen.outline, pen.tone(hull));
    pen.rect(0, 0.85, long, 1.0, pen.tone('#e3ddd0'));
  };
  box(stage, inside(frame, 0, 0.1, 0), [long, 1.05, 4.2], {
    front: side,
    left: side,
    right: side,
    top: (pen) => pen.fill(pen.outline, pen.tone('#8a7f70')),
  });
  polygon(stage, [place(frame, -2, 1.3, 2.1), place(frame, 0, 0.1, 0), place(frame, 0, 1.15, 0)], (pen) =>
    pen.fill(pen.outline, pen.tone(hull)),
  );
  plainBox(stage, inside(frame, long * 0.12, 1.15, 0.7), [long * 0.55, 0.7, 2.8], '#6d5a48', '#4f5a52');
  const cabin = (pen: Pen): void => {
    pen.fill(pen.outline, pen.tone('#ece6da'));
    const [, , [u1] = [1]] = pen.outline;
    const panes: Vec2[][] = [];
    for (let u = 0.3; u < u1 - 0.6; u += 0.9) panes.push(box2(u, 0.8, u + 0.6, 1.45));
    pen.fills(panes, pen.tone('#55626a'));
  };
  box(stage, inside(frame, long * 0.74, 1.15, 0.7), [long * 0.16, 1.9, 2.8], {
    front: cabin,
    left: cabin,
    right: cabin,
    top: (pen) => pen.fill(pen.outline, pen.tone('#7d4a3c')),
  });
}

/** A moored sailing boat: hull, mast and furled sail. */
export function sailboat(stage: Stage, foot: Vec3, size: number, hull: string): void {
  stage.upright(foot, size * 0.55, size * 1.5, () => {
    const unit = unitsPerMetre(stage.camera, foot) * size;
    const [x, y] = project(stage.camera, foot);
    const at = (u: number, v: number): Vec2 => [x + u * unit, y - v * unit];
    const tone = (hex: string): string =>
      hazed(stage.light, litColour(stage.light, hex, [0, 0.3, -0.9]), length(sub(foot, stage.camera.eye)));
    const { drawing } = stage;
    drawing.path(traces([[at(-0.5, 0.16), at(0.5, 0.18), at(0.4, 0), at(-0.36, 0)]]), { fill: tone(hull) });
    drawing.path(traces([[at(-0.5, 0.17), at(0.5, 0.19), at(0.5, 0.15), at(-0.48, 0.13)]]), {
      fill: tone('#efe9dd'),
    });
    drawing.path(traces([[at(-0.2, 0.17), at(0.15, 0.18), at(0.1, 0.27), at(-0.16, 0.27)]]), {
      fill: tone('#d9d0be'),
    });
    drawing.path(
      traces(
        [
          [at(0.02, 0.2), at(0.02, 1.45)],
          [at(0.02, 0.42), at(-0.42, 0.38)],
          [at(0.02, 1.45), at(0.48, 0.2)],
          [at(0.02, 1.45), at(-0.46, 0.2)],
        ],
        false,
      ),
      { stroke: tone('#6b5f52'), 'stroke-width': Math.max(2, unit * 0.016), fill: 'none' },
    );
    drawing.path(traces([[at(0.02, 0.46), at(-0.42, 0.42), at(-0.42, 0.36), at(0.02, 0.38)]]), {
      fill: tone('#e9e2d3'),
    });
    drawing.path(traces([[at(-0.36, 0), at(0.4, 0), at(0.3, -0.22), at(-0.28, -0.2)]]), {
      fill: tone(hull),
      'fill-opacity': 0.25,
    });
  });
}

/** A stone viaduct of arches along a frame's front. */
export function viaduct(
  stage: Stage,
  frame: Frame,
  words: { long: number; high: number; arches: number },
): void {
  const { long, high, arches } = words;
  const stone = '#c9b797';
  const deck = high + 2.2;
  stage.face(
    { origin: place(frame, 0, 0, 0), u: frame.right, v: [0, 1, 0], n: [-frame.back[0], 0, -frame.back[2]] },
    box2(0, 0, long, deck),
    (pen) => {
      const step = long / arches;
      const holes: Vec2[][] = [];
      for (let i = 0; i < arches; i += 1) {
        const [a, b] = [i * step + step * 0.1, (i + 1) * step - step * 0.1];
        const r = (b - a) / 2;
        const arc: Vec2[] = Array.from({ length: 15 }, (_, k): Vec2 => [
          (a + b) / 2 - r * Math.cos((Math.PI * k) / 14),
          high - r + r * Math.sin((Math.PI * k) / 14),
        ]);
        holes.push([[a, 0], ...arc, [b, 0]]);
      }
      const outer: Vec2[] = poly([0, 0], [0, deck], [long, deck], [long, 0]);
      const shape = [outer, ...holes.map((hole) => [...hole].reverse())].map((points) => pen.seen(points));
      const data = traces(shape);
      stage.drawing.path(data, {
        fill: pen.fade([0, 0], [0, deck], ramp([0, pen.tone('#a3957c')], [1, pen.tone(stone)])),
        'fill-rule': 'evenodd',
      });
      const cheeks = holes.map((hole) => {
        const edge = hole.slice(1, -1);
        return [
          ...edge.slice(0, 9),
          ...edge
            .slice(0, 9)
            .map(([u, v]): Vec2 => [u + step * 0.07, v - step * 0.02])
            .reverse(),
        ];
      });
      pen.fills(cheeks, pen.tone('#7f745f', 0), { 'fill-opacity': 0.8 });
      pen.block(-1, deck - 0.6, long + 1, deck, 0.5, '#d6c6a8');
    },
  );
}
