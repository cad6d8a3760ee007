import { poly } from '../base/vec.ts';
import { mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { litColour } from '../base/light.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

export type BackdropWords = { kind: 'town' | 'trees' | 'fields'; tower?: boolean; winter?: boolean };

/** A line of round tree tops between two screen points. */
function treeLine(random: Random, width: number, base: number, high: number): Vec2[] {
  const points: Vec2[] = [[-60, base + 6]];
  for (let x = -60; x < width + 60;) {
    const w = high * random.range(0.35, 0.95);
    const h = high * random.range(0.42, 1) * (0.75 + 0.25 * Math.sin(x / 260));
    for (let i = 1; i < 6; i += 1) {
      const angle = Math.PI * (1 - i / 6);
      points.push([
        x + w / 2 + (w / 2) * Math.cos(angle) * 1.1,
        base - h * 0.45 - h * 0.55 * Math.sin(angle),
      ]);
    }
    x += w * random.range(0.7, 1);
  }
  points.push([width + 60, base + 6]);
  return points;
}

function tower(random: Random, x: number, base: number, high: number): Vec2[][] {
  const w = high * 0.16;
  const top = base - high;
  const kind = random.int(0, 1);
  const body: Vec2[] = poly([x - w / 2, base], [x - w / 2, top], [x + w / 2, top], [x + w / 2, base]);
  const spire: Vec2[] =
    kind === 0
      ? poly([x - w * 0.55, top], [x, top - high * 0.45], [x + w * 0.55, top])
      : poly(
          [x - w * 0.62, top],
          [x - w * 0.3, top - high * 0.14],
          [x, top - high * 0.4],
          [x + w * 0.3, top - high * 0.14],
          [x + w * 0.62, top],
        );
  const nave: Vec2[] = poly(
    [x + w * 0.5, base],
    [x + w * 0.5, base - high * 0.42],
    [x + w * 0.9, base - high * 0.62],
    [x + w * 3, base - high * 0.62],
    [x + w * 3.2, base - high * 0.4],
    [x + w * 3.2, base],
  );
  return [body, spire, nave];
}

function roofs(stage: Stage, random: Random, base: number, high: number, haze: number): void {
  const { width } = stage.camera;
  const tones = ['#8f5a48', '#a5856a', '#5f646c', '#c9bda8', '#77493d', '#d6cfc0'];
  const walls = new Map<string, Vec2[][]>();
  const put = (tone: string, shape: Vec2[]): void => {
    const seen = mix(litColour(stage.light, tone, [0, 0.4, -0.9]), stage.light.haze, haze);
    walls.set(seen, [...(walls.get(seen) ?? []), shape]);
  };
  for (let x = -40; x < width + 40;) {
    const w = high * random.range(0.5, 1.1);
    const h = high * random.range(0.5, 0.8);
    const top = base - h;
    put(random.pick(tones), poly([x, base], [x, top], [x + w, top], [x + w, base]));
    if (random.chance(0.35))
      put(random.pick(tones.slice(0, 3)), poly([x, top], [x + w / 2, top - w * 0.42], [x + w, top]));
    else
      put(
        random.pick(tones.slice(0, 3)),
        poly([x, top], [x + w * 0.06, top - high * 0.24], [x + w * 0.94, top - high * 0.24], [x + w, top]),
      );
    if (random.chance(0.5))
      put(
        '#77493d',
        poly(
          [x + w * 0.7, top - high * 0.36],
          [x + w * 0.82, top - high * 0.36],
          [x + w * 0.82, top - high * 0.1],
          [x + w * 0.7, top - high * 0.1],
        ),
      );
    x += w * random.range(0.9, 1.02);
  }
  for (const [tone, shapes] of walls) stage.drawing.path(traces(shapes), { fill: tone });
}

/** Roofs and trees of a town that lies below the viewer, row before row from the horizon to `from` metres away. */
export function paintRoofsBelow(stage: Stage, seed: Random, words: { from: number; ground?: number }): void {
  const random = seed.fork('roofs below');
  const { width, horizon, focal, eye } = stage.camera;
  const { haze, hazeFrom, hazeDepth } = stage.light;
  const mistAt = (depth: number): number =>
    0.12 + 0.6 * (1 - Math.exp(-Math.max(0, depth - hazeFrom) / (hazeDepth * 1.6)));
  const drop = focal * (eye[1] - (words.ground ?? 0));
  stage.drawing.element('rect', {
    y: Math.round(horizon),
    width,
    height: Math.max(9, Math.round(drop / (words.from * 5.2))),
    fill: mix(litColour(stage.light, '#6b6a5c', [0, 0.7, -0.7]), haze, mistAt(words.from * 5.2)),
  });
  for (const far of [5.2, 3.6, 2.6, 1.9, 1.45, 1.15, 1]) {
    const depth = words.from * far;
    const base = horizon + drop / depth;
    const metre = focal / depth;
    const mist = mistAt(depth);
    const leaf = mix(litColour(stage.light, '#5f7050', [0, 0.7, -0.7]), haze, mist);
    stage.drawing.path(traces([treeLine(random, width, base - metre * 4, metre * 6)]), { fill: leaf });
    stage.drawing.element('rect', {
      y: Math.round(base - metre * 4),
      width,
      height: Math.round(metre * 5),
      fill: leaf,
    });
    roofs(stage, random, base, metre * 10, mist);
  }
}

/** The far background: hazy hills or tree lines, roofs of the town and perhaps its church. */
export function paintBackdrop(stage: Stage, seed: Random, words: BackdropWords): void {
  const random = seed.fork('backdrop');
  const { width, horizon, focal } = stage.camera;
  const { haze } = stage.light;
  const base = horizon + 6;
  const metre = focal / 90;
  const leaf = words.winter ? '#7a746c' : '#5f7050';
  const far = mix(litColour(stage.light, leaf, [0, 0.7, -0.7]), haze, 0.78);
  stage.drawing.path(traces([treeLine(random, width, base, metre * 9)]), { fill: far });
  if (words.tower)
    stage.drawing.path(
      traces(tower(random, width * random.range(0.12, 0.88), base, metre * random.range(11, 15))),
      { fill: mix(litColour(stage.light, '#8f8579', [0, 0.3, -1]), haze, 0.66) },
    );
  if (words.kind === 'town') {
    roofs(stage, random, base, metre * 13, 0.55);
    roofs(stage, random, base, metre * 9, 0.36);
  }
  const near = mix(litColour(stage.light, leaf, [0, 0.7, -0.7]), haze, words.kind === 'town' ? 0.3 : 0.5);
  stage.drawing.path(traces([treeLine(random, width, base, metre * (words.kind === 'town' ? 4 : 6))]), {
    fill: near,
  });
}
