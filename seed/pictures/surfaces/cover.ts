import { poly, seg } from '../base/vec.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { BRICKS, brickwork, washed } from './brick.ts';
import { boards, stucco } from './plain.ts';
import { bounds } from './scan.ts';
import type { Brick } from './brick.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

/** Cladding of a wall, with the colours that go with it. */
export type Cover = {
  kind: 'brick' | 'plaster' | 'boards' | 'panels' | 'ashlar' | 'timber-frame';
  albedo: string;
  trim: string;
  brick?: Brick;
  module?: readonly [number, number];
};

const brick = (words: Brick, trim: string): Cover => ({
  kind: 'brick',
  albedo: words.brick,
  trim,
  brick: words,
});
const plaster = (albedo: string, trim = '#ece6d9'): Cover => ({ kind: 'plaster', albedo, trim });
const panels = (albedo: string, module: readonly [number, number], trim = '#6f7375'): Cover => ({
  kind: 'panels',
  albedo,
  trim,
  module,
});
const ashlar = (albedo: string, trim = '#d9d0bd'): Cover => ({
  kind: 'ashlar',
  albedo,
  trim,
  module: [0.7, 0.35],
});
const BLUE = '#878d92';
const WHITE = '#ddd6c8';

export const COVERS: Record<string, Cover> = {
  'red-brick': brick(BRICKS.red, BLUE),
  'buff-brick': brick(BRICKS.sand, '#b9b2a4'),
  'white-plaster': plaster('#e6e0d3'),
  limewash: plaster('#e9e4d8', '#d8d2c4'),
  'glass-zinc': panels('#8e979b', [1.2, 3.1], '#5a6165'),
  'glazed-brick': brick({ brick: '#cfc4a6', mortar: '#a89f8a', vivid: 0.5 }, '#8d9a86'),
  'old-brick': brick(BRICKS.rose, WHITE),
  'white-brick': brick(BRICKS.white, '#a5a39d'),
  'timber-slats': { kind: 'boards', albedo: '#9a7857', trim: '#3f4245' },
  'brown-brick': brick(BRICKS.brown, '#c9c0af'),
  'cream-stone': ashlar('#ddd1b6', '#e6dcc5'),
  'blue-stone': ashlar('#8b9299', '#a9adaf'),
  'whitewash-stone': plaster('#e4ded0', '#b9b2a3'),
  'dark-brick': brick(BRICKS.dark, '#8f8b84'),
  'orange-brick': brick({ brick: '#a8694c', mortar: '#cdb79f' }, '#d2c9b8'),
  'sandstone-cladding': ashlar('#cbb892', '#b9a988'),
  'painted-brick': brick({ brick: '#5d7268', mortar: '#74877d', vivid: 0.3 }, '#e3dccb'),
  'yellow-brick': brick(BRICKS.yellow, '#d8cfbb'),
  'brick-and-stone': brick(BRICKS.russet, WHITE),
  'grey-brick': brick(BRICKS.grey, '#b5b0a6'),
  'concrete-panels': panels('#b9b4a9', [2.4, 2.9], '#a7a297'),
  'pink-brick': brick({ brick: '#b5806f', mortar: '#d9c5b5' }, '#d9d0c3'),
  'rendered-cream': plaster('#e5d9bd', '#efe7d5'),
  'pale-brick': brick({ brick: '#c9b9a0', mortar: '#ddd1be', vivid: 0.7 }, '#8b8377'),
  'pale-brick-glass': brick({ brick: '#cdbea6', mortar: '#ddd1be', vivid: 0.6 }, '#6f6a62'),
  'terracotta-panels': panels('#b0705a', [1.2, 0.6], '#7a5547'),
  concrete: panels('#a9a69f', [2.4, 1.4], '#8d8a84'),
  'iron-brick': brick({ brick: '#74493f', mortar: '#9a8273' }, '#4a4846'),
  'pale-stone': ashlar('#d6ccb9', '#c2b7a2'),
  'slate-brick': brick({ brick: '#5f6064', mortar: '#7d7c7b', vivid: 0.7 }, '#8a8a88'),
  'tile-and-brick': brick({ brick: '#8f5a45', mortar: '#c4ad97' }, '#dacfb9'),
  'colour-panels': panels('#cfcabd', [1.1, 1.5], '#8d8f8c'),
  'white-glazed-brick': brick({ brick: '#dfdacb', mortar: '#b9b4a6', vivid: 0.2 }, '#7d9187'),
  'dock-brick': brick({ brick: '#7a5146', mortar: '#a38d7d' }, '#b9ac97'),
  'mill-brick': brick({ brick: '#8e5747', mortar: '#b89f8b' }, '#c6b79c'),
  'limewashed-brick': brick({ brick: '#dbd3c4', mortar: '#c8bfae', vivid: 0.35 }, '#b3a994'),
  'pink-plaster': plaster('#d9b3a2', '#ece2d3'),
  'perforated-metal': panels('#a39a8a', [0.9, 1.6], '#5b5a57'),
  'half-timber': { kind: 'timber-frame', albedo: '#e4dbc6', trim: '#4d4038' },
  'grey-concrete': panels('#aaa79f', [3.2, 2.8], '#8f8c86'),
  'sand-brick': brick({ brick: '#b79f80', mortar: '#d8c9b0' }, '#d3cabb'),
  'ochre-plaster': plaster('#d3ae71', '#e9dec6'),
  'red-brick-white-trim': brick(BRICKS.red, WHITE),
};

export const coverOf = (name: unknown): Cover => COVERS[String(name)] ?? brick(BRICKS.red, BLUE);

function grid(
  pen: Pen,
  outline: readonly Vec2[],
  module: readonly [number, number],
  colour: string,
  bond: boolean,
): void {
  const [u0, v0, u1, v1] = bounds(outline);
  const lines: [Vec2, Vec2][] = [];
  let row = 0;
  for (let v = v0; v < v1; v += module[1]) {
    lines.push(seg([u0, v], [u1, v]));
    const shift = bond && row % 2 ? module[0] / 2 : 0;
    const top = Math.min(v1, v + module[1]);
    if (module[0] * pen.unit > 40)
      for (let u = u0 + shift; u < u1; u += module[0]) lines.push(seg([u, v], [u, top]));
    row += 1;
  }
  pen.lines(lines, colour, Math.max(2, pen.unit * 0.012), { 'stroke-opacity': 0.35 });
}

function oddPanels(
  pen: Pen,
  random: Random,
  outline: readonly Vec2[],
  module: readonly [number, number],
  shades: readonly string[],
  share: number,
): void {
  const [u0, v0, u1, v1] = bounds(outline);
  const sets: Vec2[][][] = shades.map(() => []);
  for (let v = v0; v < v1 - 0.05; v += module[1])
    for (let u = u0; u < u1 - 0.05; u += module[0])
      if (random.chance(share)) {
        const [right, top] = [Math.min(u1, u + module[0]), Math.min(v1, v + module[1])];
        sets[random.int(0, shades.length - 1)]?.push(poly([u, v], [right, v], [right, top], [u, top]));
      }
  sets.forEach((set, i) => pen.fills(set, pen.tone(shades[i] ?? '#999999'), { 'fill-opacity': 0.6 }));
}

function timbers(pen: Pen, random: Random, cover: Cover, outline: readonly Vec2[]): void {
  const [u0, v0, u1, v1] = bounds(outline);
  const beams: Vec2[][] = [];
  const bar = (a: Vec2, b: Vec2): void => {
    const [du, dv] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(du, dv) || 1;
    const [nu, nv] = [(-dv / long) * 0.075, (du / long) * 0.075];
    beams.push(
      poly([a[0] - nu, a[1] - nv], [b[0] - nu, b[1] - nv], [b[0] + nu, b[1] + nv], [a[0] + nu, a[1] + nv]),
    );
  };
  for (let v = v0 + 0.5; v < v1; v += 1.25) bar([u0, v], [u1, v]);
  const step = (u1 - u0) / Math.max(2, Math.round((u1 - u0) / 1.15));
  for (let u = u0; u <= u1 + 0.01; u += step) {
    bar([u, v0], [u, v1]);
    if (random.chance(0.25)) bar([u, v0 + 0.5], [u + step, v0 + 1.75]);
  }
  pen.clipped(outline, () => pen.fills(beams, pen.tone(cover.trim)));
}

/** Clads an outline. `rich` 0–1 thins the texture on walls that matter less. */
export function clad(pen: Pen, random: Random, cover: Cover, outline = pen.outline, rich = 1): void {
  const { kind, albedo, module = [1, 1] } = cover;
  if (kind === 'brick' && cover.brick) brickwork(pen, random, cover.brick, outline, rich);
  else if (kind === 'boards') boards(pen, random, albedo, {}, outline);
  else if (kind === 'plaster' || kind === 'timber-frame') {
    stucco(pen, random, albedo, outline);
    if (kind === 'timber-frame') timbers(pen, random, cover, outline);
  } else {
    pen.fill(outline, washed(pen, albedo));
    const shades =
      cover === COVERS['colour-panels']
        ? ['#b9a04f', '#6f8f86', '#b9694f', '#8fa0ad']
        : [darker(albedo, 0.12), lighter(albedo, 0.15)];
    oddPanels(pen, random, outline, module, shades, cover === COVERS['colour-panels'] ? 0.5 : 0.35);
    grid(pen, outline, module, pen.tone(mix(albedo, '#2b2622', 0.55)), kind === 'ashlar');
  }
}
