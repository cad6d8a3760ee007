import { poly } from '../base/vec.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { mix } from '../base/colour.ts';
import { traces } from '../base/drawing.ts';
import { litColour } from '../base/light.ts';
import { dabs } from '../nature/foliage.ts';
import { drum } from './forms.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export const PLANT_KINDS = [
  'olive',
  'fern',
  'fig',
  'palm',
  'sword',
  'monstera',
  'bamboo',
  'trailing',
] as const;
export const POTS = ['#b0705a', '#e2d9c8', '#5d6567', '#8a7a66', '#d3c2a5', '#6f8573'] as const;

export type PlantLook = { kind: (typeof PLANT_KINDS)[number]; tint: string };

const leaf = (from: Vec2, angle: number, long: number, wide: number): Vec2[] => {
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const [nx, ny] = [-dy, dx];
  const point = (along: number, aside: number): Vec2 => [
    from[0] + dx * long * along + nx * wide * aside,
    from[1] + dy * long * along + ny * wide * aside,
  ];
  return [
    point(0, 0),
    point(0.3, 0.45),
    point(0.65, 0.42),
    point(1, 0),
    point(0.65, -0.42),
    point(0.3, -0.45),
  ];
};

/** A plant in its pot on the floor or a table. */
export function pottedPlant(
  stage: Stage,
  random: Random,
  { kind, tint: pot }: PlantLook,
  foot: Vec3,
  high: number,
): void {
  const size = Math.min(0.24, high * 0.16);
  drum(stage, foot, { top: size, bottom: size * 0.78, height: size * 1.7, albedo: pot, lid: '#4a3c30' });
  const base: Vec3 = [foot[0], foot[1] + size * 1.65, foot[2]];
  stage.upright([foot[0], base[1], foot[2] - 0.03], high * 0.32, high - size, () => {
    const unit = unitsPerMetre(stage.camera, base) * (high - size * 1.7);
    const [x, y] = project(stage.camera, base);
    const { drawing, light } = stage;
    const green = {
      olive: '#7f8f70',
      fern: '#5f8250',
      fig: '#4a6b48',
      palm: '#5c7a50',
      sword: '#62805c',
      monstera: '#476a4c',
      bamboo: '#7a9160',
      trailing: '#6a8a58',
    }[kind];
    const tones = [mix(green, '#1f2c2a', 0.4), green, mix(green, '#f4edb5', 0.25)].map((tone) =>
      litColour(light, tone, [0, 0.5, -0.8]),
    );
    const leaves: Vec2[][][] = [[], [], []];
    const stems: Vec2[][] = [];
    if (kind === 'olive') {
      stems.push(poly([x, y], [x - unit * 0.02, y - unit * 0.45]));
      drawing.path(traces(stems, false), {
        stroke: litColour(light, '#7a6650', [0, 0, -1]),
        'stroke-width': unit * 0.035,
        fill: 'none',
      });
      dabs(
        stage,
        random,
        [
          [0, 0.66, 0.22],
          [-0.14, 0.55, 0.13],
          [0.15, 0.57, 0.14],
          [0.02, 0.85, 0.13],
        ].map(([lx = 0, ly = 0, r = 0]) => ({ x: x + lx * unit, y: y - ly * unit, r: r * unit })),
        { colour: '#8a9a7c', count: 190, size: Math.max(7, unit * 0.018) },
      );
      return;
    }
    if (kind === 'sword' || kind === 'monstera' || kind === 'bamboo' || kind === 'trailing') {
      LEAFY[kind](random, [x, y], unit, leaves, stems);
      drawing.path(traces(stems, false), {
        stroke: tones[0],
        'stroke-width': Math.max(3, unit * 0.014),
        fill: 'none',
      });
      leaves.forEach((set, i) => drawing.path(traces(set), { fill: tones[i] }));
      return;
    }
    const count = { fern: 26, fig: 17, palm: 9 }[kind];
    for (let i = 0; i < count; i += 1) {
      const spread = ((i + 0.5) / count) * 2 - 1;
      const angle = Math.PI / 2 - spread * (kind === 'fig' ? 0.75 : 1.25) + random.range(-0.15, 0.15);
      const long = unit * random.range(0.55, 0.95) * (1 - Math.abs(spread) * 0.25);
      if (kind === 'fig') {
        const stem = leafPoint([x, y], angle, long * 0.9);
        stems.push([[x, y], stem]);
        leaves[random.int(0, 2)]?.push(leaf(stem, angle + random.range(-0.8, 0.8), unit * 0.3, unit * 0.17));
        leaves[random.int(0, 1)]?.push(
          leaf(
            leafPoint([x, y], angle, long * 0.55),
            angle + random.range(-1.1, 1.1),
            unit * 0.24,
            unit * 0.14,
          ),
        );
      } else {
        const tip = leafPoint([x, y], angle, long);
        const droop: Vec2 = [tip[0], tip[1] + long * 0.22 * Math.abs(spread)];
        stems.push([[x, y], leafPoint([x, y], angle, long * 0.55), droop]);
        for (let k = 2; k < 8; k += 1) {
          const t = k / 8;
          const at: Vec2 = [
            x + (droop[0] - x) * t,
            y + (droop[1] - y) * t - Math.sin(t * Math.PI) * long * 0.12,
          ];
          for (const side of [-1, 1])
            leaves[random.int(0, 2)]?.push(
              leaf(
                at,
                angle + side * 0.9,
                unit * (kind === 'palm' ? 0.22 : 0.13) * (1.2 - t * 0.7),
                unit * 0.035,
              ),
            );
        }
      }
    }
    drawing.path(traces(stems, false), {
      stroke: tones[0],
      'stroke-width': Math.max(3, unit * 0.012),
      fill: 'none',
    });
    leaves.forEach((set, i) => drawing.path(traces(set), { fill: tones[i] }));
  });
}

const leafPoint = (from: Vec2, angle: number, long: number): Vec2 => [
  from[0] + Math.cos(angle) * long,
  from[1] - Math.sin(angle) * long,
];

type Leafy = (random: Random, foot: Vec2, unit: number, leaves: Vec2[][][], stems: Vec2[][]) => void;

const LEAFY: Record<'sword' | 'monstera' | 'bamboo' | 'trailing', Leafy> = {
  sword: (random, [x, y], unit, leaves) => {
    for (let i = 0; i < 11; i += 1) {
      const dx = ((i + 0.5) / 11 - 0.5) * 0.3 * unit;
      const tip: Vec2 = [x + dx * 2.1, y - unit * random.range(0.6, 1)];
      leaves[i % 3]?.push([
        [x + dx - unit * 0.035, y],
        [x + dx * 1.5 - unit * 0.05, (y + tip[1]) / 2],
        tip,
        [x + dx * 1.5 + unit * 0.05, (y + tip[1]) / 2],
        [x + dx + unit * 0.035, y],
      ]);
    }
  },
  monstera: (random, [x, y], unit, leaves, stems) => {
    for (let i = 0; i < 9; i += 1) {
      const angle = Math.PI * (0.12 + (0.76 * (i + 0.5)) / 9);
      const stem = leafPoint([x, y], angle, unit * random.range(0.45, 0.8));
      stems.push([[x, y], stem]);
      const r = unit * random.range(0.13, 0.19);
      const rim = Array.from({ length: 24 }, (_, k): Vec2 => {
        const a = (k / 24) * Math.PI * 2 - angle;
        const cut = k % 4 === 0 && k !== 0 ? 0.55 : 1;
        return [stem[0] + Math.cos(a) * r * cut, stem[1] + Math.sin(a) * r * 0.86 * cut];
      });
      leaves[i % 3]?.push(rim);
    }
  },
  bamboo: (random, [x, y], unit, leaves, stems) => {
    for (let i = 0; i < 6; i += 1) {
      const dx = (i - 2.5) * 0.05 * unit;
      const top: Vec2 = [x + dx * 2.2, y - unit * random.range(0.75, 1)];
      stems.push([[x + dx, y], top]);
      for (let k = 3; k < 9; k += 1) {
        const t = k / 9;
        const from: Vec2 = [x + dx + (top[0] - x - dx) * t, y + (top[1] - y) * t];
        leaves[random.int(0, 2)]?.push(
          leaf(from, Math.PI / 2 + (k % 2 ? -1 : 1) * random.range(0.7, 1.5), unit * 0.2, unit * 0.045),
        );
      }
    }
  },
  trailing: (random, [x, y], unit, leaves, stems) => {
    for (let i = 0; i < 9; i += 1) {
      const side = (i - 4) / 4;
      const peak: Vec2 = [x + side * unit * 0.24, y - unit * random.range(0.3, 0.62)];
      const end: Vec2 = [x + side * unit * 0.42, y + unit * random.range(-0.2, 0.22)];
      stems.push([[x, y], peak, end]);
      for (let k = 1; k < 8; k += 1) {
        const t = k / 8;
        const at: Vec2 =
          t < 0.5
            ? [x + (peak[0] - x) * t * 2, y + (peak[1] - y) * t * 2]
            : [peak[0] + (end[0] - peak[0]) * (t * 2 - 1), peak[1] + (end[1] - peak[1]) * (t * 2 - 1)];
        leaves[random.int(0, 2)]?.push(leaf(at, random.range(0, 6.28), unit * 0.1, unit * 0.075));
      }
    }
  },
};
