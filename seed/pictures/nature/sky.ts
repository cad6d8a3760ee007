import { ramp } from '../base/drawing.ts';
import { mix } from '../base/colour.ts';
import type { Clouds, Hour } from './hours.ts';
import type { Drawing } from '../base/drawing.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

type Puff = { x: number; y: number; rx: number; ry: number };

function puffs(drawing: Drawing, list: readonly Puff[], hex: string, strength: number): void {
  const fill = drawing.radial(ramp([0, hex, strength], [0.45, hex, strength * 0.7], [1, hex, 0]));
  drawing.group({ fill }, () => {
    for (const { x, y, rx, ry } of list)
      drawing.element('ellipse', {
        cx: Math.round(x),
        cy: Math.round(y),
        rx: Math.round(rx),
        ry: Math.round(ry),
      });
  });
}

/** A heap of puffs on a flat base: shade below, light above. */
function heap(stage: Stage, random: Random, hour: Hour, x: number, y: number, size: number): void {
  const shade: Puff[] = [];
  const bright: Puff[] = [];
  const count = random.int(7, 11);
  for (let i = 0; i < count; i += 1) {
    const along = (i / (count - 1)) * 2 - 1;
    const lift = (1 - along * along) * random.range(0.18, 0.42);
    const r = size * random.range(0.16, 0.3) * (1.15 - Math.abs(along) * 0.6);
    shade.push({ x: x + along * size, y: y - lift * size * 0.3, rx: r * 1.5, ry: r * 0.62 });
    bright.push({
      x: x + along * size * 0.92 - r * 0.1,
      y: y - lift * size * 0.75 - r * 0.18,
      rx: r * 1.15,
      ry: r * 0.8,
    });
  }
  puffs(stage.drawing, shade, hour.sky.cloudShade, 0.5);
  puffs(stage.drawing, bright, hour.sky.cloud, 0.85);
}

function clouds(stage: Stage, random: Random, hour: Hour, kind: Clouds): void {
  const { width, horizon } = stage.camera;
  const high = Math.max(600, horizon);
  if (kind === 'fair' || kind === 'banks') {
    const count = kind === 'fair' ? random.int(3, 5) : random.int(6, 8);
    for (let i = 0; i < count; i += 1) {
      const y = high * random.range(0.1, 0.74);
      heap(
        stage,
        random,
        hour,
        width * random.range(-0.05, 1.05),
        y,
        width * (kind === 'fair' ? 0.1 : 0.19) * random.range(0.7, 1.5) * (1.25 - y / high),
      );
    }
  }
  if (kind === 'veil') {
    const list: Puff[] = [];
    for (let i = 0; i < 14; i += 1)
      list.push({
        x: width * random.range(0, 1),
        y: high * random.range(0.05, 0.85),
        rx: width * random.range(0.18, 0.5),
        ry: high * random.range(0.012, 0.05),
      });
    puffs(stage.drawing, list, hour.sky.cloud, 0.5);
    puffs(
      stage.drawing,
      list.slice(0, 6).map((puff) => ({ ...puff, y: puff.y + puff.ry, ry: puff.ry * 0.6 })),
      hour.sky.cloudShade,
      0.4,
    );
  }
  if (kind === 'mackerel') {
    const list: Puff[] = [];
    const [lean, bend] = [random.range(-0.25, 0.25), random.range(0.5, 1.2)];
    for (let row = 0; row < 9; row += 1) {
      const y = high * (0.06 + row * 0.075 * bend);
      const [from, to] = [random.range(-0.1, 0.35), random.range(0.6, 1.1)];
      for (let x = from; x < to; x += random.range(0.03, 0.07)) {
        const size = random.range(0.5, 1.3) * Math.sin(Math.PI * ((x - from) / (to - from)) * 0.9 + 0.15);
        list.push({
          x: width * x,
          y: y + (x - 0.5) * lean * high + random.range(-12, 12),
          rx: width * 0.034 * size,
          ry: high * 0.019 * size,
        });
      }
    }
    puffs(stage.drawing, list, hour.sky.cloud, 0.62);
  }
}

export function paintSky(stage: Stage, random: Random, hour: Hour): void {
  const { drawing, camera, light } = stage;
  const { top, middle, low, clouds: kinds } = hour.sky;
  const fill = drawing.linear(
    [0, 0],
    [0, Math.max(700, camera.horizon)],
    ramp([0, top], [0.55, middle], [1, low]),
  );
  drawing.element('rect', { width: camera.width, height: camera.height, fill });
  const side = light.sun[0] * camera.right[0] + light.sun[2] * camera.right[2];
  const glow: [number, number] = [camera.middle + side * camera.width * 0.75, camera.horizon * 0.75];
  const warm = mix(low, '#fff3d6', 0.5);
  drawing.element('rect', {
    width: camera.width,
    height: camera.height,
    fill: drawing.glow(glow, camera.width * 0.7, ramp([0, warm, 0.65], [1, warm, 0])),
  });
  for (const kind of kinds) clouds(stage, random, hour, kind);
}
