import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { hazed, litColour } from '../base/light.ts';
import { box2 } from '../base/sheet.ts';
import { flatPen } from '../street/ground.ts';
import type { Hour } from './hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

/** Still water that mirrors the sky, with ripples that thin out with distance. */
export function paintWater(
  stage: Stage,
  random: Random,
  hour: Hour,
  outline: readonly Vec2[],
  level = 0,
): void {
  const pen = flatPen(stage, outline, level);
  const zs = outline.map(([, z]) => z);
  const [near, far] = [Math.max(stage.camera.eye[2] + 1.5, Math.min(...zs)), Math.max(...zs)];
  const x = stage.camera.eye[0];
  const deep = hazed(stage.light, litColour(stage.light, '#35647d', [0, 1, 0]), 10);
  pen.fill(
    outline,
    pen.fade(
      [x, near],
      [x, far],
      ramp(
        [0, mix(deep, hour.sky.middle, 0.12)],
        [0.55, mix(deep, hour.sky.middle, 0.3)],
        [1, mix(deep, hour.sky.low, 0.36)],
      ),
    ),
  );
  const [u0, u1] = [Math.min(...outline.map(([u]) => u)), Math.max(...outline.map(([u]) => u))];
  for (const [tone, opacity] of [
    [lighter(hour.sky.low, 0.4), 0.45],
    [darker(deep, 0.25), 0.25],
  ] as const) {
    const ripples: Vec2[][] = [];
    for (let i = 0; i < 60; i += 1) {
      const z = near + (far - near) * random.next() ** 2.4;
      const u = Math.max(u0, Math.min(u1 - 1, x + random.range(-1, 1) * (z - stage.camera.eye[2]) * 0.9));
      const w = random.range(0.4, 2.2) * (0.3 + (z - near) * 0.05);
      ripples.push(box2(u, z, Math.min(u1, u + w), z + 0.05 + (z - near) * 0.012));
    }
    pen.fills(ripples, tone, { 'fill-opacity': opacity });
  }
}
