import { mix } from '../base/colour.ts';
import { grid, traces } from '../base/drawing.ts';
import type { Season } from './hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

export type Leafage = { dark: string; body: string; bright: string };

const LEAVES: Record<Season, readonly string[]> = {
  spring: ['#7f9a4f', '#8aa65a', '#6f8f52', '#b9a0a4'],
  summer: ['#566f3f', '#627a48', '#4c6745', '#70804a'],
  autumn: ['#a9742f', '#b5852f', '#97582f', '#7d7a3f'],
  winter: ['#4a5a45', '#55604a'],
};

export function leafColour(random: Random, season: Season): string {
  return random.pick(LEAVES[season]);
}

const LEVELS = 4;
// Strokes start on a grid of two and a half pixels.
const STEP = 5;

const row = (y: number): number => Math.round(y / 45);

/** Path data of short strokes on a coarse grid, row by row: few different numbers, so it packs well. */
export function strokesAt(points: readonly Vec2[], random: Random, long: number): string {
  const leans = [0.2, 1.1, 2.2, 2.9, 4].map(
    (angle) => [grid(Math.cos(angle) * long), grid(Math.sin(angle) * long * 0.5)] as const,
  );
  const sorted = [...points].sort(
    (a, b) => row(a[1]) - row(b[1]) || (row(a[1]) % 2 ? b[0] - a[0] : a[0] - b[0]),
  );
  let [x, y] = [0, 0];
  let data = '';
  for (const point of sorted) {
    const [dx, dy] = [
      Math.round((grid(point[0]) - x) / STEP) * STEP,
      Math.round((grid(point[1]) - y) / STEP) * STEP,
    ];
    const [lx, ly] = random.pick(leans);
    data += data ? `m${dx}${dy < 0 ? '' : ' '}${dy}` : `M${dx} ${dy}`;
    data += `l${lx}${ly < 0 ? '' : ' '}${ly}`;
    [x, y] = [x + dx + lx, y + dy + ly];
  }
  return data;
}

/**
 * Paints a crown of short brush dabs: dark ones low and away from the sun, bright ones towards it.
 * Screen units; each lobe is a disc the dabs gather in.
 */
export function dabs(
  stage: Stage,
  random: Random,
  lobes: readonly { x: number; y: number; r: number; squash?: number }[],
  words: { colour: string; count: number; size: number; haze?: number; lie?: number },
): void {
  const { light, camera, drawing } = stage;
  const side = light.sun[0] * camera.right[0] + light.sun[2] * camera.right[2];
  const top = Math.min(...lobes.map(({ y, r }) => y - r));
  const bottom = Math.max(...lobes.map(({ y, r }) => y + r));
  const left = Math.min(...lobes.map(({ x, r }) => x - r));
  const right = Math.max(...lobes.map(({ x, r }) => x + r));
  const sun = light.lamps ? 0.3 : Math.min(1, (light.shadowStrength - 0.1) * 2.4);
  const ambient = light.lamps ? '#2a3350' : '#1f2c2a';
  const shade = (level: number): string => {
    const dark = mix(words.colour, ambient, 0.62 - level * 0.2);
    const lit = level === 0 ? dark : mix(dark, mix('#fbe9a6', light.haze, 0.25), sun * 0.155 * level);
    return mix(lit, light.haze, words.haze ?? 0);
  };
  const mass = (level: number, shrink: number): void => {
    const shapes = lobes.map((lobe): Vec2[] =>
      Array.from({ length: 17 }, (_, i): Vec2 => {
        const angle = (i / 17) * Math.PI * 2;
        const r = lobe.r * shrink * random.range(0.84, 1.04);
        const push = level * 0.16 * lobe.r;
        return [
          lobe.x + Math.cos(angle) * r + side * push,
          lobe.y + Math.sin(angle) * r * (lobe.squash ?? 1) - push,
        ];
      }),
    );
    drawing.path(traces(shapes), {
      fill: shade(level),
      stroke: shade(level),
      'stroke-width': Math.round(words.size * 0.9),
      'stroke-linejoin': 'round',
    });
  };
  mass(0, 0.88);
  mass(1, 0.64);
  const levels: Vec2[][] = Array.from({ length: LEVELS }, () => []);
  const weights = lobes.map(({ r }) => r * r);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  lobes.forEach((lobe, index) => {
    const share = Math.round((words.count * (weights[index] ?? 0)) / total);
    for (let i = 0; i < share; i += 1) {
      const angle = random.range(0, Math.PI * 2);
      const out = random.chance(0.3) ? random.range(0.9, 1.12) : Math.sqrt(random.next()) * 1.02;
      const x = lobe.x + Math.cos(angle) * out * lobe.r;
      const y = lobe.y + Math.sin(angle) * out * lobe.r * (lobe.squash ?? 1);
      const own = (Math.cos(angle) * side * 0.9 - Math.sin(angle)) * out;
      const whole = ((x - left) / (right - left) - 0.5) * side * 1.4 + 0.5 - (y - top) / (bottom - top);
      const value = 0.42 + own * 0.3 + whole * 0.42 + random.range(-0.2, 0.2);
      levels[Math.max(0, Math.min(LEVELS - 1, Math.floor(value * LEVELS)))]?.push([x, y]);
    }
  });
  levels.forEach((points, level) => {
    const width = Math.round(words.size * (level === 0 ? 1.5 : level === LEVELS - 1 ? 0.7 : 1));
    const data = strokesAt(points, random, words.size * (words.lie ?? 0.6));
    if (data)
      drawing.path(data, {
        stroke: shade(level),
        'stroke-width': width,
        'stroke-linecap': 'round',
        fill: 'none',
      });
  });
}
