import { mix } from '../base/colour.ts';
import { grid, traces } from '../base/drawing.ts';
import { randomFrom } from '../base/random.ts';
import type { Season } from './hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

const LEAVES: Record<Season, readonly string[]> = {
  spring: ['#7f9a4f', '#8aa65a', '#6f8f52', '#e3b9c4'],
  summer: ['#566f3f', '#627a48', '#4c6745', '#70804a'],
  autumn: ['#a9742f', '#b5852f', '#97582f', '#7d7a3f'],
  winter: ['#4a5a45', '#55604a'],
};

export function leafColour(random: Random, season: Season): string {
  return random.pick(LEAVES[season]);
}

/** Blossom lets light through, so its shade is rosy; leaves have more green than blue. */
const isBlossom = (hex: string): boolean =>
  Number.parseInt(hex.slice(5, 7), 16) > Number.parseInt(hex.slice(3, 5), 16);

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

// Clumps share a few outlines in a few sizes, so that a crown is mostly the same numbers over and over.
const OUTLINES = 7;
const SNAP = 3;

const stepped = (value: number, ratio: number): number =>
  ratio ** Math.round(Math.log(value) / Math.log(ratio));

const reaches = Array.from({ length: OUTLINES }, (_, shape) => {
  const random = randomFrom(`clump ${shape}`);
  const turn = random.range(0, Math.PI);
  return Array.from({ length: 13 }, (_point, i) => ({
    turn,
    reach: (i % 2 ? 0.8 : 1.06) * random.range(0.86, 1.12),
  }));
});

/** A leafy clump: a round outline with bites out of it. */
function ragged(random: Random, x: number, y: number, rx: number, ry: number): Vec2[] {
  const size = stepped(Math.max(4, rx), 1.16);
  const flat = Math.round((ry / rx) * 5) / 5;
  const outline = reaches[random.int(0, OUTLINES - 1)] ?? [];
  const count = rx > 60 ? 13 : 9;
  const [cx, cy] = [Math.round(x / SNAP) * SNAP, Math.round(y / SNAP) * SNAP];
  return outline.slice(0, count).map(({ turn, reach }, i): Vec2 => {
    const angle = (i / count) * Math.PI * 2 + turn;
    return [cx + Math.cos(angle) * size * reach, cy + Math.sin(angle) * size * flat * reach];
  });
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
  const size = stepped(words.size, 1.3);
  const side = light.sun[0] * camera.right[0] + light.sun[2] * camera.right[2];
  const top = Math.min(...lobes.map(({ y, r }) => y - r));
  const bottom = Math.max(...lobes.map(({ y, r }) => y + r));
  const left = Math.min(...lobes.map(({ x, r }) => x - r));
  const right = Math.max(...lobes.map(({ x, r }) => x + r));
  const sun = light.lamps ? 0.3 : Math.min(1, (light.shadowStrength - 0.1) * 2.4);
  const ambient = light.lamps ? '#2a3350' : isBlossom(words.colour) ? '#8a6474' : '#1f2c2a';
  const shade = (level: number): string => {
    const dark = mix(words.colour, ambient, 0.62 - level * 0.2);
    const lit = level === 0 ? dark : mix(dark, mix('#fbe9a6', light.haze, 0.25), sun * 0.135 * level);
    return mix(lit, light.haze, words.haze ?? 0);
  };
  const valueAt = (x: number, y: number, own: number): number => {
    const across = (x - left) / (right - left || 1) - 0.5;
    return 0.4 + own * 0.26 + 0.42 * (across * side * 1.4 + 0.5 - (y - top) / (bottom - top || 1));
  };
  const levelOf = (value: number): number => Math.max(0, Math.min(LEVELS - 1, Math.floor(value * LEVELS)));
  const clumps: Vec2[][][] = Array.from({ length: LEVELS }, () => []);
  const levels: Vec2[][] = Array.from({ length: LEVELS }, () => []);
  const weights = lobes.map(({ r }) => r * r);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  lobes.forEach((lobe, index) => {
    const { x, y, r, squash = 1 } = lobe;
    clumps[0]?.push(ragged(random, x, y, r * 0.84, r * 0.84 * squash));
    const parts = Math.max(2, Math.min(10, Math.round(r / 33)));
    for (let i = 0; i < parts; i += 1) {
      const angle = (i / parts) * Math.PI * 2 + random.range(0, 1.2);
      const out = r * random.range(0.25, 0.68);
      const [cx, cy] = [x + Math.cos(angle) * out, y + Math.sin(angle) * out * squash];
      const level = levelOf(
        valueAt(cx, cy, Math.cos(angle) * side * 0.9 - Math.sin(angle)) + random.range(-0.08, 0.08),
      );
      const wide = Math.max(r * 0.24, Math.min(r * 0.46, 60)) * random.range(0.85, 1.15);
      clumps[level]?.push(ragged(random, cx, cy, wide, wide * 0.82 * squash));
    }
    const share = Math.round((words.count * (weights[index] ?? 0)) / total);
    for (let i = 0; i < share; i += 1) {
      const angle = random.range(0, Math.PI * 2);
      const out = random.chance(0.35) ? random.range(0.86, 1.08) : Math.sqrt(random.next());
      const [px, py] = [x + Math.cos(angle) * out * r, y + Math.sin(angle) * out * r * squash];
      const value = valueAt(px, py, (Math.cos(angle) * side * 0.9 - Math.sin(angle)) * out);
      levels[levelOf(value + random.range(-0.12, 0.24))]?.push([px, py]);
    }
  });
  clumps.forEach((shapes, level) => {
    const tone = shade(level);
    drawing.path(traces(shapes), {
      fill: tone,
      stroke: tone,
      'stroke-width': Math.round(size * 0.8),
      'stroke-linejoin': 'round',
    });
  });
  levels.forEach((points, level) => {
    const width = Math.round(size * (level === 0 ? 1.15 : level === LEVELS - 1 ? 0.75 : 1));
    const data = strokesAt(points, random, size * (words.lie ?? 0.6));
    if (data)
      drawing.path(data, {
        stroke: shade(level),
        'stroke-width': width,
        'stroke-linecap': 'round',
        fill: 'none',
      });
  });
}
