import { darker, lighter } from '../base/colour.ts';
import { corners } from '../base/pen.ts';
import { box2 } from '../base/sheet.ts';
import { glass } from './glass.ts';
import { niche } from './niche.ts';
import { inset, openingOutline } from './outline.ts';
import type { Head } from './outline.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec3 } from '../base/vec.ts';

export type DoorStyle = {
  leaf: string;
  cheek: string;
  kind: 'panel' | 'glazed' | 'modern' | 'coach' | 'garage';
  head?: Head;
  fanlight?: boolean;
  surround?: string | undefined;
  steps?: number;
  stone?: string;
  canopy?: string | undefined;
};

export type Doorway = { u: number; v: number; width: number; height: number; style: DoorStyle };

function panels(pen: Pen, u: number, v: number, width: number, height: number, leaf: string): void {
  const deep = pen.tone(darker(leaf, 0.3));
  const bright = pen.tone(lighter(leaf, 0.14));
  for (const [low, high] of [
    [0.05, 0.3],
    [0.35, 0.92],
  ] as const)
    for (const [left, right] of [
      [0.13, 0.46],
      [0.54, 0.87],
    ] as const) {
      const box = [u + width * left, v + height * low, u + width * right, v + height * high] as const;
      pen.rect(...box, deep);
      pen.rect(box[0] + 0.03, box[1] + 0.02, box[2] - 0.015, box[3] - 0.035, bright);
    }
}

function leafOf(pen: Pen, random: Random, door: Doorway, top: number): void {
  const { u, v, width, style } = door;
  const height = top - v;
  pen.rect(u, v, u + width, top, pen.tone(style.leaf));
  const dark = pen.tone(darker(style.leaf, 0.35));
  if (style.kind === 'panel') panels(pen, u, v, width, height, style.leaf);
  if (style.kind === 'coach') {
    panels(pen, u, v, width / 2, height, style.leaf);
    panels(pen, u + width / 2, v, width / 2, height, style.leaf);
    pen.rect(u + width / 2 - 0.012, v, u + width / 2 + 0.012, top, dark);
  }
  if (style.kind === 'glazed') {
    panels(pen, u, v, width, height * 0.42, style.leaf);
    glass(pen, random, [box2(u + width * 0.16, v + height * 0.42, u + width * 0.84, top - 0.14)], 'half', {
      sky: 0.3,
    });
  }
  if (style.kind === 'modern') {
    glass(pen, random, [box2(u + width * 0.74, v + 0.15, u + width * 0.88, top - 0.15)], 'none', {
      sky: 0.3,
    });
    pen.rect(u + width * 0.12, v + height * 0.25, u + width * 0.145, v + height * 0.75, pen.tone('#c9c4ba'));
  }
  if (style.kind === 'garage') {
    const lines = Math.round(height / 0.42);
    for (let i = 1; i < lines; i += 1)
      pen.rect(u, v + (height * i) / lines - 0.012, u + width, v + (height * i) / lines + 0.012, dark);
    return;
  }
  if (style.kind !== 'modern') {
    pen.rect(u + width * 0.42, v + height * 0.31, u + width * 0.58, v + height * 0.335, pen.tone('#b59a5b'));
    pen.rect(u + width * 0.885, v + height * 0.44, u + width * 0.93, v + height * 0.5, pen.tone('#c0a768'));
  }
}

/** A door in its niche with fanlight, surround and step. */
export function doorInWall(pen: Pen, random: Random, door: Doorway): void {
  const { u, v, width, height, style } = door;
  const edge = openingOutline(u, v, width, height, style.head);
  if (style.surround)
    pen.fill(openingOutline(u - 0.16, v, width + 0.32, height + 0.18, style.head), pen.tone(style.surround));
  niche(pen, edge, 0.22, style.cheek, (back) => {
    back.fill(edge, back.tone(darker(style.leaf, 0.12)));
    const top = style.fanlight ? v + height * 0.78 : v + height - 0.06;
    leafOf(back, random, { ...door, u: u + 0.06, width: width - 0.12 }, top);
    if (style.fanlight) {
      const light = inset(edge, 0.07).map(([a, b]) => [a, Math.max(b, top + 0.07)] as const);
      glass(back, random, [light], 'none', { sky: 0.4 });
    }
  });
}

export const doorBodies = ({ u, v, width, height, style }: Doorway): Vec3[][] =>
  style.canopy ? [corners(u - 0.3, v + height + 0.12, u + width + 0.3, v + height + 0.22, 0.75)] : [];

/** Parts in front of the wall: steps and a canopy. */
export function doorTrim(pen: Pen, { u, v, width, height, style }: Doorway): void {
  if (style.canopy)
    pen.block(u - 0.3, v + height + 0.12, u + width + 0.3, v + height + 0.22, 0.75, style.canopy);
  const steps = style.steps ?? 1;
  for (let i = 0; i < steps; i += 1)
    pen.block(
      u - 0.1,
      0,
      u + width + 0.1,
      (v * (i + 1)) / steps,
      (steps - i) * 0.27,
      style.stone ?? '#84878a',
    );
}
