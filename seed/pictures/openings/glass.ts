import { poly, seg } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { within } from '../base/clip.ts';
import { mix } from '../base/colour.ts';
import { hazed } from '../base/light.ts';
import { box2 } from '../base/sheet.ts';
import { bounds } from '../surfaces/scan.ts';
import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

export type Hanging = 'none' | 'half' | 'drapes' | 'blind' | 'plants' | 'shutters';

function waves(random: Random, u: number, v0: number, v1: number, away: number): Vec2[] {
  const points: Vec2[] = [];
  for (let i = 0; i <= 5; i += 1)
    points.push([
      u + away * (0.75 + 0.25 * Math.sin(i * 1.1 + random.range(0, 1))),
      v0 + ((v1 - v0) * i) / 5,
    ]);
  return points;
}

function hang(
  pen: Pen,
  random: Random,
  kind: Hanging,
  panes: readonly (readonly Vec2[])[],
  area: readonly Vec2[],
): void {
  const [u0, v0, u1, v1] = bounds(area);
  const cut = (shape: readonly Vec2[]): Vec2[][] =>
    panes.map((pane) => within(shape, pane)).filter((s) => s.length > 2);
  const linen = pen.stage.light.lamps ? '#e9c58a' : '#cfcabd';
  const cloth = hazed(pen.stage.light, linen, pen.distance);
  const width = u1 - u0;
  if (kind === 'half')
    pen.fills(cut(box2(u0, v0, u1, v0 + (v1 - v0) * random.range(0.38, 0.55))), cloth, {
      'fill-opacity': 0.62,
    });
  if (kind === 'blind')
    pen.fills(cut(box2(u0, v1 - (v1 - v0) * random.range(0.2, 0.5), u1, v1)), cloth, {
      'fill-opacity': 0.75,
    });
  if (kind === 'drapes') {
    const left: Vec2[] = [[u0, v1], [u0, v0], ...waves(random, u0, v0, v1, width * 0.24)];
    const right: Vec2[] = [[u1, v0], [u1, v1], ...waves(random, u1, v0, v1, -width * 0.24).reverse()];
    pen.fills([...cut(left), ...cut(right)], cloth, { 'fill-opacity': 0.66 });
  }
  if (kind === 'plants') {
    const leaves: [Vec2, Vec2][] = [];
    for (let pot = 0; pot < Math.max(1, Math.round(width)); pot += 1) {
      const middle = random.range(u0 + width * 0.2, u1 - width * 0.2);
      for (let i = 0; i < 9; i += 1)
        leaves.push(seg([middle, v0], [middle + random.range(-0.14, 0.14), v0 + random.range(0.12, 0.4)]));
    }
    pen.lines(leaves, '#3e5443', Math.max(3, pen.unit * 0.03), {
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    });
  }
}

/** Panes of one window: a dim room, what hangs before it, and the sky or the houses opposite mirrored over it. */
export function glass(
  pen: Pen,
  random: Random,
  panes: readonly (readonly Vec2[])[],
  kind: Hanging,
  words: { lit?: boolean; sky?: number; plain?: boolean } = {},
): void {
  const all = panes.flat();
  const [u0, v0, u1, v1] = bounds(all);
  const { light } = pen.stage;
  const seen = (hex: string): string => hazed(light, hex, pen.distance);
  const warm = words.lit ?? (light.lamps && random.chance(0.6));
  const sky = words.sky ?? (v0 + pen.sheet.origin[1] > 3 ? 0.5 : 0.25);
  const mirrored = mix(light.haze, '#8fb0c8', 0.45);
  const { drawing } = pen.stage;
  const room = warm
    ? drawing.across([0, 1], [0, 0], ramp([0, '#c98f4a'], [0.5, '#f0c277'], [1, '#f8d999']))
    : drawing.across(
        [0, 0],
        [0.3, 1],
        ramp(
          [0, seen(mix('#5c6b74', mirrored, 0.35 + 0.45 * sky))],
          [0.5, seen(mix('#3d4850', mirrored, 0.1 + 0.35 * sky))],
          [1, seen(mix('#2b3136', mirrored, 0.08))],
        ),
      );
  drawing.layer(2);
  pen.fills(panes, room);
  drawing.layer(3);
  hang(pen, random, kind, panes, all);
  drawing.layer(4);
  if (words.plain) return;
  const shift = random.range(-0.3, 0.5) * (u1 - u0);
  const tall = v1 - v0;
  const gleam: Vec2[] = poly(
    [u0 + shift, v0],
    [u0 + shift + (u1 - u0) * 0.45, v0],
    [u0 + shift + (u1 - u0) * 0.45 + tall * 0.35, v1],
    [u0 + shift + tall * 0.35, v1],
  );
  const gleams = panes.map((pane) => within(gleam, pane)).filter((shape) => shape.length > 2);
  pen.fills(gleams, seen(mirrored), { 'fill-opacity': warm ? 0.1 : 0.2 });
}
