import { poly, poly3 } from '../base/vec.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { traces } from '../base/drawing.ts';
import { inside } from '../base/frame.ts';
import { litColour } from '../base/light.ts';
import { cushion, rod } from './forms.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

/** A wooden ladder that leans back from a frame's front edge. */
export function ladder(stage: Stage, frame: Frame, high: number): void {
  const lean = 0.55;
  for (const x of [0, 0.45])
    rod(stage, inside(frame, x, 0, 0).origin, inside(frame, x, high, lean).origin, 0.045, '#a9825a');
  for (let y = 0.3; y < high - 0.1; y += 0.3)
    rod(
      stage,
      inside(frame, 0, y, (lean * y) / high).origin,
      inside(frame, 0.45, y, (lean * y) / high).origin,
      0.035,
      '#b98f62',
    );
}

/** A wicker egg on a rope from the ceiling. */
export function hangingChair(stage: Stage, foot: Vec3, ceiling: number, random: Random): void {
  const [x, , z] = foot;
  rod(stage, [x, ceiling, z], [x, 1.75, z], 0.02, '#6b5a48');
  stage.casters.push(poly3([x - 0.5, 0.5, z], [x + 0.5, 0.5, z], [x + 0.5, 1.2, z], [x - 0.5, 1.2, z]));
  stage.upright([x, 0.35, z], 0.55, 1.45, () => {
    const unit = unitsPerMetre(stage.camera, foot);
    const [px, py] = project(stage.camera, [x, 0.35, z]);
    const { drawing, light } = stage;
    const cane = litColour(light, '#b08a5c', [0, 0.3, -0.9]);
    const egg = (r: number): Vec2[] =>
      Array.from({ length: 26 }, (_, i): Vec2 => {
        const a = (i / 26) * Math.PI * 2;
        return [
          px + Math.cos(a) * unit * 0.52 * r * (Math.sin(a) > 0 ? 0.92 : 1),
          py - unit * (0.7 + Math.sin(a) * 0.72 * r),
        ];
      });
    drawing.path(traces([egg(1)]), {
      fill: litColour(light, '#8a6a46', [0, 0, -1], 0),
      stroke: cane,
      'stroke-width': unit * 0.05,
    });
    const weave: Vec2[][] = [];
    for (let i = 1; i < 9; i += 1)
      weave.push(
        poly(
          [px - unit * 0.46, py - unit * (i * 0.15)],
          [px, py - unit * (i * 0.15 + 0.07)],
          [px + unit * 0.46, py - unit * (i * 0.15)],
        ),
      );
    drawing.path(traces(weave, false), {
      stroke: cane,
      'stroke-width': 5,
      'stroke-opacity': 0.7,
      fill: 'none',
      'clip-path': drawing.clip(traces([egg(0.95)])),
    });
    drawing.path(traces([egg(0.78).map(([a, b]): Vec2 => [a, b + unit * 0.02])]), {
      fill: litColour(light, '#5d4630', [0, 0, -1], 0),
      'fill-opacity': 0.5,
    });
  });
  cushion(
    stage,
    { origin: [x - 0.3, 0.5, z - 0.04], right: [1, 0, 0], back: [0, 0, 1] },
    0.6,
    random.pick(['#e8dfcd', '#c9a86a', '#a5674f']),
  );
}
