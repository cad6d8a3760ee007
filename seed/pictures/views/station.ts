import { poly3, seg } from '../base/vec.ts';
import { frameAt } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { box, gabled, polygon } from '../buildings/solid.ts';
import { paintWall } from '../buildings/wall.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { drum, rod, solid } from '../furniture/forms.ts';
import { bicycle, car, lampPost } from '../street/props.ts';
import { snowed } from '../street/setting.ts';
import { bench } from '../street/stall.ts';
import { clad, coverOf } from '../surfaces/cover.ts';
import { roofing, ROOFS } from '../surfaces/roof.ts';
import { limes, opened, setts } from './squares.ts';
import { textHint } from '../words.ts';
import type { Hints } from '../words.ts';
import type { Opening } from '../openings/window.ts';
import type { Pen } from '../base/pen.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

function clock(pen: Pen, u: number, v: number, r: number): void {
  const ring = (size: number): Vec2[] =>
    Array.from({ length: 28 }, (_, i): Vec2 => [
      u + Math.cos((i / 28) * 6.283) * size,
      v + Math.sin((i / 28) * 6.283) * size,
    ]);
  pen.fill(ring(r), pen.tone('#4b4f50'));
  pen.fill(ring(r * 0.86), pen.tone('#f4efe2'));
  pen.lines(
    [seg([u, v], [u, v + r * 0.62]), seg([u, v], [u + r * 0.42, v - r * 0.2])],
    '#2b2b2d',
    Math.max(4, pen.unit * 0.09),
  );
}

/** A nineteenth-century station: a hall with a clock between two wings, bicycles before it. */
export function station(hints: Hints, random: Random): Picture {
  const outline = poly3([-21, 0, 0], [21, 0, 0], [-7, 13.5, 0], [7, 13.5, 0]);
  const kind = textHint(hints, 'roof') || random.fork('kind').pick(['curved', 'gabled', 'towers']);
  const square = opened(
    hints,
    random,
    outline,
    { rise: random.fork('rise').range(1.8, 3), view: 56, turn: random.fork('turn').range(-24, 24) },
    { wide: 0.84, foot: 0.8 },
  );
  const { stage, snow, hour } = square;
  paintBackdrop(stage, random, { kind: 'town', winter: hour.season === 'winter' });
  const cover = coverOf(
    random
      .fork('cover')
      .pick(['brick-and-stone', 'red-brick-white-trim', 'yellow-brick', 'rendered-cream', 'old-brick']),
  );
  const style = {
    frame: '#ece6da',
    cheek: cover.albedo,
    head: 'round' as const,
    lights: 2,
    bars: [1, 3] as const,
    surround: '#ddd6c8',
    sill: '#ddd6c8',
  };
  const wing =
    (mirrored: boolean) =>
    (pen: Pen): void =>
      paintWall(pen, random.fork(`wing ${mirrored}`), {
        cover: (wall) => clad(wall, random.fork('brick'), cover),
        windows: Array.from({ length: 5 }, (_, i): Opening => ({
          u: 0.9 + i * 2.75,
          v: 0.9,
          width: 1.5,
          height: 3,
          style,
        })),
        trims: [
          { box: [0, 0, 14, 0.6], out: 0.08, colour: '#8a9095' },
          { box: [0, 4.7, 14, 4.95], out: 0.1, colour: '#ddd6c8' },
          { box: [-0.1, 6, 14.1, 6.4], out: 0.4, colour: '#e9e3d6' },
        ],
      });
  const blank = (pen: Pen): void => clad(pen, random.fork('end'), cover, pen.outline, 0.5);
  const slate = (pen: Pen): void =>
    roofing(pen, random.fork('slate'), { ...ROOFS.slate, tile: snowed(ROOFS.slate.tile, snow) });
  for (const side of [-1, 1])
    gabled(stage, frameAt([side < 0 ? -21 : 7, 0, 1]), {
      width: 14,
      depth: 10,
      eaves: 6.4,
      ridge: 9.2,
      over: 0.4,
      walls: { front: wing(side > 0), left: blank, right: blank },
      roof: slate,
    });
  box(stage, frameAt([-7, 0, 0]), [14, 10, 11], {
    front: (pen) =>
      paintWall(pen, random.fork('hall'), {
        cover: (wall) => clad(wall, random.fork('hall brick'), cover),
        windows: [-4.4, 0, 4.4].map((x): Opening => ({
          u: 7 + x - 1.35,
          v: 0.25,
          width: 2.7,
          height: 6.3,
          style: { ...style, sill: undefined, lights: 3 },
        })),
        trims: [
          { box: [0, 0, 14, 0.25], out: 0.3, colour: '#8a9095' },
          { box: [0, 7.6, 14, 7.9], out: 0.12, colour: '#ddd6c8' },
          { box: [-0.15, 9.6, 14.15, 10.1], out: 0.5, colour: '#e9e3d6' },
        ],
      }),
    left: blank,
    right: blank,
    top: (pen) => pen.fill(pen.outline, pen.tone('#6d6a66')),
  });
  polygon(
    stage,
    kind === 'curved'
      ? poly3([-5, 10.1, -0.2], [5, 10.1, -0.2], [3.2, 12.4, -0.2], [0, 13.5, -0.2], [-3.2, 12.4, -0.2])
      : poly3([-5, 10.1, -0.2], [5, 10.1, -0.2], [0, 13.6, -0.2]),
    (pen) => {
      blank(pen);
      clock(pen, 5, kind === 'curved' ? 1.75 : 1.25, kind === 'curved' ? 1.15 : 0.95);
    },
  );
  if (kind === 'towers')
    for (const x of [-7, 7]) {
      drum(stage, [x, 0, 0.4], { top: 1.5, bottom: 1.5, height: 11.6, albedo: cover.albedo });
      drum(stage, [x, 11.6, 0.4], { top: 1.8, bottom: 1.7, height: 0.4, albedo: '#ddd6c8' });
      drum(stage, [x, 12, 0.4], { top: 0.1, bottom: 1.8, height: 3, albedo: '#5f6a72' });
    }
  if (kind === 'gabled') {
    solid(stage, frameAt([-6.6, 3.4, -3]), [13.2, 0.22, 3], '#4f6a60');
    for (const x of [-6.3, -2.1, 2.1, 6.3]) rod(stage, [x, 0, -2.8], [x, 3.4, -2.8], 0.16, '#4f6a60');
  }
  setts(square, '#8c8b88');
  if (kind !== 'curved')
    for (const [x, tint] of [
      [-17, '#d9d4c8'],
      [-11.5, '#3f5468'],
      [12, '#2b2b2d'],
    ] as const)
      car(stage, [x, 0, -5.5], tint, x > 0);
  for (let i = 0; i < (kind === 'gabled' ? 5 : 9); i += 1)
    bicycle(
      stage,
      [9 + i * 0.95, 0, -3],
      random.pick(['#2f4a3c', '#7f2f2b', '#3f5468', '#2b2b2d', '#b98a3e']),
      i % 2 === 0,
    );
  limes(square, [
    [-19, -9],
    [-13, -10],
    [19, -9],
  ]);
  for (const x of [-8.6, 8]) lampPost(stage, [x, 0, -7], 5);
  bench(stage, frameAt([-14, 0, -8], 5));
  return { svg: stage.finish(), main: boxOf(stage.camera, outline) };
}
