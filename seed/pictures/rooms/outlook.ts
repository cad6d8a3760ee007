import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { mix } from '../base/colour.ts';
import { box2 } from '../base/sheet.ts';
import { niche } from '../openings/niche.ts';
import { inset, openingOutline } from '../openings/outline.ts';
import { panesOf } from '../openings/window.ts';
import { bounds } from '../surfaces/scan.ts';
import { at } from '../base/sheet.ts';
import { traces } from '../base/drawing.ts';
import type { Head } from '../openings/outline.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Room } from './shell.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type Outside = {
  sky: string;
  low: string;
  green: string;
  wall: string;
  kind: 'garden' | 'street' | 'sky';
};

export type RoomWindow = {
  u: number;
  v: number;
  width: number;
  height: number;
  frame: string;
  head?: Head;
  lights?: number;
  transom?: boolean;
  bars?: readonly [number, number];
  frameWidth?: number;
  depth?: number;
  sill?: boolean;
};

const lump = (u: number, v: number, r: number): Vec2[] =>
  Array.from({ length: 12 }, (_, i): Vec2 => [
    u + Math.cos((i / 12) * 6.283) * r,
    v + Math.sin((i / 12) * 6.283) * r * 0.9,
  ]);

/** The view through the panes: bright, pale and far, as the eye sees it from indoors. */
function view(pen: Pen, random: Random, outside: Outside, area: readonly Vec2[]): void {
  const [u0, v0, u1, v1] = bounds(area);
  pen.fill(box2(u0, v0, u1, v1), pen.fade([u0, v1], [u0, v0], ramp([0, outside.sky], [1, outside.low])));
  const tall = v1 - v0;
  if (outside.kind === 'sky') return;
  if (outside.kind === 'street') {
    const houses: Vec2[][] = [];
    const holes: Vec2[][] = [];
    for (let u = u0 - 0.2; u < u1;) {
      const w = random.range(0.5, 0.9);
      const top = v0 + tall * random.range(0.45, 0.7);
      houses.push(box2(u, v0, u + w, top), poly([u, top], [u + w / 2, top + 0.22], [u + w, top]));
      for (let k = 0; k < 3; k += 1)
        for (let i = 0; i < 2; i += 1)
          holes.push(
            box2(
              u + w * (0.2 + i * 0.38),
              top - 0.3 - k * 0.42,
              u + w * (0.38 + i * 0.38),
              top - 0.08 - k * 0.42,
            ),
          );
      u += w;
    }
    pen.fills(houses, outside.wall);
    pen.fills(holes, mix(outside.wall, '#4f5a63', 0.4));
  }
  const trees: Vec2[][] = [];
  const near: Vec2[][] = [];
  for (let i = 0; i < 5; i += 1)
    trees.push(lump(random.range(u0, u1), v0 + tall * random.range(0.12, 0.42), random.range(0.22, 0.5)));
  for (let i = 0; i < 5; i += 1)
    near.push(lump(random.range(u0, u1), v0 + tall * random.range(-0.05, 0.16), random.range(0.2, 0.4)));
  pen.fills(trees, mix(outside.green, outside.low, 0.45));
  pen.fills(near, mix(outside.green, outside.low, 0.12));
}

/** A window or glazed door seen from indoors; its panes let the sun into the room. */
export function roomWindow(pen: Pen, random: Random, room: Room, outside: Outside, words: RoomWindow): void {
  const { u, v, width, height, frame } = words;
  const edge = openingOutline(u, v, width, height, words.head);
  const depth = words.depth ?? 0.2;
  niche(pen, edge, depth, mix(room.wall, '#fffaf0', 0.5), (back) => {
    back.fill(edge, back.tone(frame));
    const style = {
      frame,
      cheek: frame,
      lights: words.lights ?? 2,
      transom: words.transom ?? false,
      bars: words.bars ?? ([1, 1] as const),
      frameWidth: words.frameWidth ?? 0.06,
    };
    const panes = panesOf(inset(edge, style.frameWidth), style);
    const clip = back.stage.drawing.clip(traces(panes.map((pane) => back.seen(pane))));
    back.stage.drawing.group({ 'clip-path': clip }, () => view(back, random, outside, edge));
    room.patches.push(...panes.map((pane) => pane.map(([a, b]): Vec3 => at(pen.sheet, a, b, -depth * 0.2))));
  });
  if (words.sill ?? v > 0.3) pen.block(u - 0.06, v - 0.05, u + width + 0.06, v, 0.14, '#e6dfd2');
}

/** A pair of curtains beside a window, in folds. */
export function curtains(
  pen: Pen,
  words: { u: number; width: number; top: number; foot: number; cloth: string; gather?: number },
): void {
  const { u, width, top, foot, cloth, gather = 0.42 } = words;
  for (const [from, to] of [
    [u - 0.3, u - 0.3 + gather],
    [u + width + 0.3 - gather, u + width + 0.3],
  ] as const) {
    const folds = 6;
    const step = (to - from) / folds;
    pen.fill(box2(from, foot, to, top), pen.tone(cloth));
    const dark: Vec2[][] = [];
    const light: Vec2[][] = [];
    for (let i = 0; i < folds; i += 1) {
      dark.push(
        poly(
          [from + i * step, foot],
          [from + (i + 0.42) * step, foot],
          [from + (i + 0.3) * step, top],
          [from + (i + 0.06) * step, top],
        ),
      );
      light.push(
        poly(
          [from + (i + 0.55) * step, foot],
          [from + (i + 0.85) * step, foot],
          [from + (i + 0.8) * step, top],
          [from + (i + 0.6) * step, top],
        ),
      );
    }
    pen.fills(dark, '#2a1d16', { 'fill-opacity': 0.16 });
    pen.fills(light, '#fffaf0', { 'fill-opacity': 0.25 });
  }
  pen.block(u - 0.4, top, u + width + 0.4, top + 0.03, 0.06, '#5d5048');
}
