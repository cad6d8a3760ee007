import { poly3 } from '../base/vec.ts';
import { mix } from '../base/colour.ts';
import { trace } from '../base/drawing.ts';
import { project, unitsPerMetre } from '../base/camera.ts';
import { length, sub } from '../base/vec.ts';
import { dabs, leafColour } from './foliage.ts';
import type { Season } from './hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type TreeKind = 'round' | 'tall' | 'poplar' | 'birch' | 'espalier' | 'pine' | 'willow' | 'shrub';
export type TreeWords = { kind: TreeKind; height: number; season: Season; colour?: string; detail?: number };

type Branch = { from: Vec2; to: Vec2; width: number };

function grow(
  random: Random,
  from: Vec2,
  angle: number,
  long: number,
  width: number,
  depth: number,
  out: Branch[],
): void {
  const to: Vec2 = [from[0] + Math.sin(angle) * long, from[1] - Math.cos(angle) * long];
  out.push({ from, to, width });
  if (depth === 0) return;
  const forks = depth > 2 ? 3 : 2;
  for (let i = 0; i < forks; i += 1) {
    const lean = (i - (forks - 1) / 2) * random.range(0.45, 0.8) + random.range(-0.15, 0.15);
    grow(random, to, angle * 0.8 + lean, long * random.range(0.62, 0.8), width * 0.6, depth - 1, out);
  }
}

function bare(stage: Stage, branches: readonly Branch[], bark: string): void {
  const widths = [...new Set(branches.map(({ width }) => Math.max(3, Math.round(width / 4) * 4)))];
  for (const width of widths) {
    const group = branches.filter((branch) => Math.max(3, Math.round(branch.width / 4) * 4) === width);
    const data = group.map(({ from, to }) => trace([from, to], false)).join('');
    stage.drawing.path(data, {
      stroke: bark,
      'stroke-width': width,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  }
}

const SHAPES: Record<TreeKind, { lobes: readonly (readonly [number, number, number])[]; trunk: number }> = {
  round: {
    trunk: 0.3,
    lobes: poly3(
      [0, 0.66, 0.24],
      [-0.2, 0.58, 0.17],
      [0.2, 0.6, 0.17],
      [-0.1, 0.8, 0.16],
      [0.12, 0.82, 0.15],
      [0, 0.48, 0.16],
      [-0.27, 0.68, 0.1],
      [0.28, 0.7, 0.1],
    ),
  },
  tall: {
    trunk: 0.26,
    lobes: poly3(
      [0, 0.58, 0.17],
      [-0.1, 0.46, 0.13],
      [0.11, 0.5, 0.13],
      [-0.06, 0.74, 0.14],
      [0.07, 0.8, 0.11],
      [0, 0.9, 0.08],
      [0.02, 0.36, 0.1],
    ),
  },
  poplar: {
    trunk: 0.12,
    lobes: poly3(
      [0, 0.2, 0.07],
      [0, 0.34, 0.1],
      [0.01, 0.48, 0.11],
      [-0.01, 0.62, 0.1],
      [0, 0.76, 0.085],
      [0, 0.88, 0.06],
      [0, 0.96, 0.035],
    ),
  },
  birch: {
    trunk: 0.34,
    lobes: poly3(
      [0, 0.74, 0.16],
      [-0.13, 0.6, 0.12],
      [0.13, 0.62, 0.12],
      [0.03, 0.88, 0.1],
      [-0.18, 0.48, 0.08],
      [0.19, 0.5, 0.08],
    ),
  },
  espalier: {
    trunk: 0.5,
    lobes: poly3(
      [-0.27, 0.6, 0.09],
      [-0.12, 0.62, 0.1],
      [0.04, 0.6, 0.1],
      [0.2, 0.62, 0.1],
      [0.32, 0.6, 0.08],
      [-0.25, 0.74, 0.1],
      [-0.08, 0.78, 0.1],
      [0.1, 0.76, 0.1],
      [0.27, 0.75, 0.1],
      [-0.22, 0.88, 0.09],
      [0, 0.9, 0.09],
      [0.22, 0.89, 0.09],
    ),
  },
  pine: {
    trunk: 0.5,
    lobes: poly3(
      [0, 0.9, 0.11],
      [-0.13, 0.8, 0.1],
      [0.14, 0.82, 0.1],
      [0.04, 0.72, 0.1],
      [-0.2, 0.68, 0.07],
      [0.2, 0.66, 0.07],
    ),
  },
  willow: {
    trunk: 0.42,
    lobes: poly3([0, 0.62, 0.2], [-0.2, 0.6, 0.14], [0.2, 0.6, 0.14], [0, 0.8, 0.15]),
  },
  shrub: {
    trunk: 0,
    lobes: poly3([0, 0.42, 0.42], [-0.4, 0.34, 0.32], [0.42, 0.36, 0.34], [0.1, 0.66, 0.3]),
  },
};

function crownShadow(stage: Stage, random: Random, foot: Vec3, words: TreeWords): void {
  const { lobes } = SHAPES[words.kind];
  const bareTree = words.season === 'winter' && words.kind !== 'pine' && words.kind !== 'shrub';
  for (const [x, y, r] of lobes) {
    const parts = words.detail === 0 ? 1 : 3;
    for (let i = 0; i < parts; i += 1) {
      const size = r * words.height * (parts === 1 ? 1 : random.range(0.3, 0.6)) * (bareTree ? 0.35 : 1);
      const centre: Vec3 = [
        foot[0] + (x + random.range(-r, r) * 0.7) * words.height,
        foot[1] + (y + random.range(-r, r) * 0.6) * words.height,
        foot[2] + random.range(-r, r) * words.height * 0.8,
      ];
      const disc: Vec3[] = [];
      for (let k = 0; k < 7; k += 1) {
        const angle = (k / 7) * Math.PI * 2;
        const wobble = size * random.range(0.75, 1.1);
        disc.push([
          centre[0] + Math.cos(angle) * wobble,
          centre[1] + Math.sin(angle) * wobble * 0.6,
          centre[2] + Math.sin(angle) * wobble * 0.7,
        ]);
      }
      stage.casters.push(disc);
    }
  }
}

/** Shade from a tree that stands outside the picture. */
export function distantShade(stage: Stage, seed: Random, foot: Vec3, words: TreeWords): void {
  crownShadow(stage, seed.fork(`shade ${foot[0].toFixed(1)}`), foot, words);
}

/** Plants a tree: its shadow joins the scene at once, its picture when its turn comes. */
export function plantTree(stage: Stage, seed: Random, foot: Vec3, words: TreeWords): void {
  const random = seed.fork(`tree ${foot[0].toFixed(1)} ${foot[2].toFixed(1)}`);
  crownShadow(stage, random, foot, words);
  const { lobes, trunk } = SHAPES[words.kind];
  stage.upright(foot, words.height * 0.38, words.height, () => {
    const unit = unitsPerMetre(stage.camera, foot) * words.height;
    const [x, y] = project(stage.camera, foot);
    const far = length(sub(foot, stage.camera.eye));
    const haze = 1 - Math.exp(-Math.max(0, far - stage.light.hazeFrom) / stage.light.hazeDepth);
    const bark = mix(
      mix(words.kind === 'birch' ? '#cfcabf' : '#5b4a3c', '#2a2a33', stage.light.lamps ? 0.5 : 0.12),
      stage.light.haze,
      haze,
    );
    const leafless = words.season === 'winter' && words.kind !== 'pine' && words.kind !== 'shrub';
    const branches: Branch[] = [];
    if (words.kind !== 'shrub') {
      const depth = leafless ? 5 : far > 45 ? 1 : 2;
      grow(
        random,
        [x, y],
        random.range(-0.05, 0.05),
        unit * (leafless ? 0.27 : Math.max(0.16, trunk)),
        unit * 0.032,
        leafless ? depth : 0,
        branches,
      );
      if (!leafless)
        for (const lean of [-0.5, -0.1, 0.4])
          grow(
            random,
            [x, y - unit * Math.max(0.16, trunk) * 0.9],
            lean,
            unit * 0.14,
            unit * 0.018,
            depth - 1,
            branches,
          );
      if (words.kind === 'espalier') branches.splice(1);
      bare(stage, branches, bark);
    }
    if (leafless) return;
    const detail = words.detail ?? 1;
    const count = Math.round(Math.min(230, 55 + unit * 0.16) * detail);
    const spread = lobes.map(([lx, ly, r]) => ({
      x: x + (lx + random.range(-0.03, 0.03)) * unit,
      y: y - (ly + random.range(-0.02, 0.02)) * unit,
      r: r * unit * random.range(0.92, 1.1),
    }));
    const leaf = words.colour ?? (words.kind === 'pine' ? '#3f5a46' : leafColour(random, words.season));
    dabs(stage, random, spread, { colour: leaf, count, size: Math.max(8, unit * 0.0085 + 5), haze });
  });
}
