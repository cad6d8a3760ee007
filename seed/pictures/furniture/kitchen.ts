import { poly, seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import { inside } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { box } from '../buildings/solid.ts';
import { cupboardFronts } from './cases.ts';
import { drum, rod, solid } from './forms.ts';
import { bowl } from './tables.ts';
import { vase } from './vases.ts';
import type { Decor } from '../home/decor.ts';
import type { Frame } from '../base/frame.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Vec2 } from '../base/vec.ts';

export type KitchenStyle = { colour: string; worktop: string; panel: boolean; handles: string };

export const CABINETS: Record<string, string> = {
  walnut: '#7a5638',
  terracotta: '#b06f54',
  cream: '#e2d8c1',
  white: '#ebe6dc',
  sky: '#9db4c0',
  graphite: '#4a4f52',
  forest: '#46604f',
};
export const WORKTOPS: Record<string, string> = {
  terrazzo: '#cfc9be',
  marble: '#e4e1da',
  'blue-stone': '#6f777c',
  concrete: '#a5a29b',
  oak: '#b58a5c',
};

/** A run of base units with its worktop; 0.6 m deep and 0.9 m high. */
export function baseRun(
  stage: Stage,
  frame: Frame,
  long: number,
  style: KitchenStyle,
  words: { oven?: boolean; blank?: boolean } = {},
): void {
  const columns = Math.max(1, Math.round(long / 0.6));
  const plain = (pen: Pen): void => pen.fill(pen.outline, pen.tone(style.colour));
  solid(stage, inside(frame, 0.02, 0, 0.06), [long - 0.04, 0.1, 0.52], '#3b3836');
  box(stage, inside(frame, 0, 0.1, 0), [long, 0.76, 0.6], {
    left: plain,
    right: plain,
    top: plain,
    front: (pen) => {
      cupboardFronts(pen, long, 0.76, {
        columns,
        colour: style.colour,
        handles: style.handles,
        panel: style.panel,
        rows: words.blank ? [0, 1] : [0, 0.72, 1],
      });
      if (words.oven) {
        const at = (long / columns) * Math.floor(columns / 2);
        pen.rect(at + 0.02, 0.04, at + long / columns - 0.02, 0.73, pen.tone('#2e3031'));
        pen.rect(at + 0.07, 0.12, at + long / columns - 0.07, 0.52, pen.tone('#484c4e'));
        pen.rect(at + 0.07, 0.58, at + long / columns - 0.07, 0.6, pen.tone('#c9c6bf'));
      }
    },
  });
  solid(stage, inside(frame, -0.01, 0.86, -0.03), [long + 0.02, 0.04, 0.63], style.worktop);
}

/** Closed wall units. */
export function wallRun(stage: Stage, frame: Frame, long: number, high: number, style: KitchenStyle): void {
  const plain = (pen: Pen): void => pen.fill(pen.outline, pen.tone(style.colour));
  box(stage, frame, [long, high, 0.35], {
    left: plain,
    right: plain,
    top: plain,
    under: plain,
    front: (pen) =>
      cupboardFronts(pen, long, high, {
        columns: Math.max(1, Math.round(long / 0.6)),
        colour: style.colour,
        panel: style.panel,
      }),
  });
}

export function tallUnit(
  stage: Stage,
  frame: Frame,
  high: number,
  style: KitchenStyle,
  fridge: boolean,
): void {
  const colour = fridge ? '#c9cac8' : style.colour;
  const plain = (pen: Pen): void => pen.fill(pen.outline, pen.tone(colour));
  box(stage, frame, [0.65, high, 0.62], {
    left: plain,
    right: plain,
    top: plain,
    front: (pen) =>
      cupboardFronts(pen, 0.65, high, {
        columns: 1,
        colour,
        rows: [0, 0.36, 1],
        handles: style.handles,
        panel: !fridge && style.panel,
      }),
  });
}

/** Open oak shelves with crockery, on a wall pen. */
export function openShelf(pen: Pen, random: Random, u0: number, u1: number, v: number): void {
  const sets = new Map<string, Vec2[][]>();
  for (let u = u0 + 0.05; u < u1 - 0.15; u += random.range(0.12, 0.26)) {
    const [w, h] = [random.range(0.08, 0.15), random.range(0.08, 0.24)];
    const tone = random.pick(['#e8e0d0', '#b0705a', '#8795a0', '#6f8573', '#d9c4a0', '#54463c']);
    sets.set(tone, [
      ...(sets.get(tone) ?? []),
      poly([u + w * 0.15, v + 0.035], [u + w * 0.85, v + 0.035], [u + w, v + h], [u, v + h]),
    ]);
  }
  for (const [tone, shapes] of sets) pen.fills(shapes, pen.tone(tone));
  pen.rect(u0, v - 0.1, u1, v, '#2a1d16', { 'fill-opacity': 0.12 });
  pen.block(u0, v, u1, v + 0.035, 0.22, '#a9825a');
}

/** The wall between worktop and shelves. */
export function splash(pen: Pen, random: Random, u0: number, u1: number, v1: number, kind: string): void {
  const [v0, colours] = [
    0.9,
    {
      zellige: '#8fa596',
      steel: '#b3b6b5',
      plaster: '#d9cfc0',
      delft: '#e6e4dc',
      'metro-tile': '#e9e5dc',
    } as Record<string, string>,
  ];
  const colour = colours[kind] ?? '#e4ddd0';
  pen.rect(
    u0,
    v0,
    u1,
    v1,
    pen.fade(
      [u0, v0],
      [u1, v1],
      ramp([0, pen.tone(darker(colour, 0.06))], [1, pen.tone(lighter(colour, 0.08))]),
    ),
  );
  const [w, h] = kind === 'metro-tile' ? [0.2, 0.1] : [0.13, 0.13];
  if (kind === 'plaster' || kind === 'steel') return;
  const odd: Vec2[][] = [];
  const lines: [Vec2, Vec2][] = [];
  const blue: Vec2[][] = [];
  let row = 0;
  for (let v = v0; v < v1 - 0.01; v += h) {
    lines.push(seg([u0, v], [u1, v]));
    const shift = kind === 'metro-tile' && row % 2 ? w / 2 : 0;
    for (let u = u0 + shift; u < u1 - 0.02; u += w) {
      lines.push(seg([u, v], [u, Math.min(v1, v + h)]));
      if (random.chance(kind === 'zellige' ? 0.5 : 0.12))
        odd.push(box2(u, v, Math.min(u1, u + w), Math.min(v1, v + h)));
      if (kind === 'delft' && random.chance(0.35))
        blue.push(
          poly(
            [u + w * 0.5, v + h * 0.25],
            [u + w * 0.72, v + h * 0.5],
            [u + w * 0.5, v + h * 0.75],
            [u + w * 0.28, v + h * 0.5],
          ),
        );
    }
    row += 1;
  }
  pen.fills(odd, pen.tone(kind === 'zellige' ? lighter(colour, 0.25) : darker(colour, 0.08)), {
    'fill-opacity': 0.6,
  });
  pen.fills(blue, pen.tone('#5a76a0'), { 'fill-opacity': 0.75 });
  pen.lines(lines, pen.tone(mix(colour, '#5a5348', 0.4)), 2.2, { 'stroke-opacity': 0.4 });
}

/** Extractor: a plain box or a sloping hood on a wall pen. */
export function hood(pen: Pen, u: number, top: number, colour: string): void {
  pen.block(u - 0.14, 1.75, u + 0.14, top, 0.28, colour);
  pen.block(u - 0.42, 1.58, u + 0.42, 1.76, 0.5, colour);
}

/** Small things that make a worktop look used; along a frame's front, at worktop height. */
export function worktopThings(stage: Stage, frame: Frame, long: number, random: Random, decor?: Decor): void {
  const y = 0.905;
  const kinds = random.int(2, 4);
  for (let i = 0; i < kinds; i += 1) {
    const x = long * (0.12 + (0.76 * (i + random.range(0.1, 0.6))) / kinds);
    const foot = inside(frame, x, y, 0.34).origin;
    const kind = random.int(0, 4);
    if (kind === 0)
      drum(stage, foot, {
        top: 0.09,
        bottom: 0.11,
        height: 0.2,
        albedo: random.pick(['#c9cac8', '#2e3031', '#b0705a', '#46604f']),
      });
    else if (kind === 1) solid(stage, inside(frame, x, y, 0.48), [0.3, 0.42, 0.03], '#b58a5c');
    else if (kind === 2) bowl(stage, foot, random);
    else if (kind === 3 && decor) vase(stage, foot, random, decor.vase());
    else if (kind === 4)
      for (const shift of [0, 0.13, 0.24])
        drum(stage, inside(frame, x + shift, y, 0.4).origin, {
          top: 0.05,
          bottom: 0.05,
          height: 0.13 + shift * 0.3,
          albedo: '#e2d9c8',
          lid: '#a9825a',
        });
  }
}

/** A bent tap over a sink cut into the worktop. */
export function sink(stage: Stage, frame: Frame, metal: string): void {
  const top = inside(frame, 0, 0.903, 0.12);
  stage.face(
    { origin: top.origin, u: frame.right, v: frame.back, n: [0, 1, 0] },
    box2(0, 0, 0.55, 0.38),
    (pen) =>
      pen.fill(
        pen.outline,
        pen.fade([0, 0], [0, 0.38], ramp([0, pen.tone('#8d8f8f')], [1, pen.tone('#5f6263')])),
        { stroke: pen.tone('#d5d3cd'), 'stroke-width': 6 },
      ),
    { casts: false },
  );
  const at = (y: number, z: number) => inside(frame, 0.28, y, z).origin;
  rod(stage, at(0.9, 0.54), at(1.2, 0.54), 0.025, metal);
  rod(stage, at(1.2, 0.54), at(1.24, 0.44), 0.025, metal);
  rod(stage, at(1.24, 0.44), at(1.16, 0.36), 0.025, metal);
}
