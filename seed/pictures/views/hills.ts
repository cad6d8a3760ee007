import { ramp } from '../base/drawing.ts';
import { mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { litColour } from '../base/light.ts';
import type { Outlook } from './outlook.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

/** One ridge of hills in screen units; `far` 0–1 fades it into the haze. */
function hillShape(stage: Stage, points: readonly Vec2[], winter: boolean, far: number): void {
  const leaf = litColour(stage.light, winter ? '#7d776c' : '#5f7350', [0, 0.8, -0.6]);
  const top = Math.min(...points.map(([, y]) => y));
  const foot = stage.camera.horizon;
  const fill = stage.drawing.linear(
    [0, top],
    [0, foot],
    ramp(
      [0, mix(leaf, stage.light.haze, 0.25 + far * 0.55)],
      [1, mix(leaf, stage.light.haze, 0.45 + far * 0.5)],
    ),
  );
  stage.drawing.path(traces([points]), {
    fill,
    stroke: fill,
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  });
}

/** Wooded hills, paler the farther they lie. */
export function hills({ stage, random, winter }: Outlook, layers: number): void {
  const { width, horizon } = stage.camera;
  for (let layer = layers; layer > 0; layer -= 1) {
    const high = 120 + layer * 95;
    let swell = random.range(0, 6);
    const points: [number, number][] = [[-20, horizon + 8]];
    for (let x = -20; x <= width + 80; x += 90) {
      swell += random.range(0.1, 0.42);
      points.push([x, horizon - high * (0.5 + 0.35 * Math.sin(swell) + random.range(-0.03, 0.03))]);
    }
    points.push([width + 80, horizon + 8]);
    hillShape(stage, points, winter, layer / (layers + 1));
  }
}
