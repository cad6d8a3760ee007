import { darker } from '../base/colour.ts';
import { drum, rod } from './forms.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec3 } from '../base/vec.ts';

export const VASE_KINDS = [
  'reeds',
  'tulips',
  'eucalyptus',
  'blossom',
  'roses',
  'pampas',
  'bottle',
  'jug',
  'lavender',
  'bowl',
] as const;
export const GLAZES = ['#e6dccb', '#8795a0', '#b0705a', '#3f4a48', '#c9a86a', '#6f8573', '#d9b9a5'] as const;

export type VaseLook = { kind: (typeof VASE_KINDS)[number]; tint: string };

type Stems = {
  count: number;
  reach: number;
  rise: readonly [number, number];
  stem: string;
  heads: readonly string[];
  head: number;
};

const STEMS: Partial<Record<VaseLook['kind'], Stems>> = {
  reeds: { count: 8, reach: 0.18, rise: [0.5, 0.72], stem: '#8a7a55', heads: ['#a98a5c'], head: 0.018 },
  tulips: {
    count: 7,
    reach: 0.16,
    rise: [0.34, 0.46],
    stem: '#6f8a58',
    heads: ['#c9667a', '#e3b0a0', '#d98f6b'],
    head: 0.045,
  },
  eucalyptus: {
    count: 9,
    reach: 0.26,
    rise: [0.36, 0.6],
    stem: '#7d8f7c',
    heads: ['#8fa595', '#7d9488'],
    head: 0.04,
  },
  blossom: {
    count: 5,
    reach: 0.34,
    rise: [0.5, 0.85],
    stem: '#6b5442',
    heads: ['#f0dcd8', '#e6bfc0'],
    head: 0.032,
  },
  roses: {
    count: 8,
    reach: 0.13,
    rise: [0.26, 0.34],
    stem: '#5f7a4f',
    heads: ['#e8d5c4', '#d9a3a0', '#f0e6d8'],
    head: 0.055,
  },
  pampas: {
    count: 6,
    reach: 0.28,
    rise: [0.6, 0.85],
    stem: '#b59a6b',
    heads: ['#dcc9a5', '#cdb78f'],
    head: 0.05,
  },
  lavender: {
    count: 12,
    reach: 0.14,
    rise: [0.3, 0.4],
    stem: '#7f8f6a',
    heads: ['#9a8bb0', '#8a7aa5'],
    head: 0.02,
  },
};

/** A vase, a jug or a bowl with what stands in it, by the middle of its foot. */
export function vase(stage: Stage, foot: Vec3, random: Random, { kind, tint }: VaseLook): void {
  const [x, y, z] = foot;
  const stems = STEMS[kind];
  if (stems)
    for (let i = 0; i < stems.count; i += 1) {
      const dx = ((i + 0.5) / stems.count - 0.5) * 2 * stems.reach + random.range(-0.03, 0.03);
      const tip: Vec3 = [
        x + dx,
        y + random.range(...stems.rise) - Math.abs(dx) * 0.25,
        z + random.range(-0.06, 0.06),
      ];
      rod(stage, [x + dx * 0.1, y + 0.2, z], tip, 0.01, stems.stem);
      const heads = kind === 'eucalyptus' || kind === 'blossom' || kind === 'pampas' ? 4 : 1;
      for (let k = 0; k < heads; k += 1) {
        const t = 1 - k * 0.15;
        const at: Vec3 = [
          x + dx * t + (heads > 1 ? random.range(-0.03, 0.03) : 0),
          y + 0.2 + (tip[1] - y - 0.2) * t - stems.head,
          tip[2] + 0.002 * k,
        ];
        drum(stage, at, {
          top: stems.head * (kind === 'tulips' ? 0.7 : 0.5),
          bottom: stems.head,
          height: stems.head * (kind === 'pampas' || kind === 'lavender' ? 3 : 1.6),
          albedo: random.pick(stems.heads),
        });
      }
    }
  if (kind === 'bottle') {
    drum(stage, foot, { top: 0.08, bottom: 0.07, height: 0.2, albedo: tint });
    drum(stage, [x, y + 0.2, z], { top: 0.024, bottom: 0.08, height: 0.08, albedo: tint });
    drum(stage, [x, y + 0.28, z], { top: 0.03, bottom: 0.022, height: 0.14, albedo: tint });
    drum(stage, [x + 0.2, y, z + 0.02], { top: 0.05, bottom: 0.06, height: 0.15, albedo: darker(tint, 0.3) });
  } else if (kind === 'jug') {
    drum(stage, foot, { top: 0.1, bottom: 0.085, height: 0.14, albedo: tint });
    drum(stage, [x, y + 0.14, z], {
      top: 0.075,
      bottom: 0.1,
      height: 0.12,
      albedo: tint,
      lid: darker(tint, 0.5),
    });
    rod(stage, [x + 0.09, y + 0.22, z], [x + 0.15, y + 0.16, z], 0.022, tint);
    rod(stage, [x + 0.15, y + 0.16, z], [x + 0.1, y + 0.08, z], 0.022, tint);
  } else if (kind === 'bowl') {
    drum(stage, foot, { top: 0.19, bottom: 0.08, height: 0.1, albedo: tint, lid: darker(tint, 0.35) });
    for (const [dx, dz, fruit] of [
      [-0.07, -0.02, '#c98a4a'],
      [0.05, 0.04, '#a9a04f'],
      [0.03, -0.06, '#b5654a'],
    ] as const)
      drum(stage, [x + dx, y + 0.07, z + dz], { top: 0.035, bottom: 0.06, height: 0.085, albedo: fruit });
  } else
    drum(stage, [x, y, z - 0.02], {
      top: kind === 'roses' || kind === 'eucalyptus' ? 0.075 : 0.05,
      bottom: kind === 'blossom' ? 0.1 : 0.08,
      height: 0.24,
      albedo: tint,
    });
}
