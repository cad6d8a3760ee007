import { poly, poly3, seg } from '../base/vec.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { plainBox } from '../buildings/solid.ts';
import { drum } from '../furniture/forms.ts';
import { bush, hedge } from '../nature/plants.ts';
import { paintWater } from '../nature/water.ts';
import { area, flatPen } from '../street/ground.ts';
import { lampPost } from '../street/props.ts';
import { snowed } from '../street/setting.ts';
import { bench } from '../street/stall.ts';
import { finished, parkOf, paths, trees } from './park.ts';
import type { Hints } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

/** A footbridge over a stream between willows. */
export function footbridge(hints: Hints, random: Random): Picture {
  const outline = poly3([-5.4, 0, 5], [5.4, 0, 5], [-5.4, 3.4, 5], [5.4, 3.4, 5]);
  const park = parkOf(hints, random, outline, {
    aim: { target: [0, 0, 5], rise: 2.6, view: 54 },
    fill: { high: 0.5, foot: 0.66 },
    houses: 66,
  });
  const { stage, hour, near, snow, leaf } = park;
  const banks = (grow: number): Vec2[] =>
    poly(
      [-3.4 - grow, near],
      [-2.6 - grow, 0],
      [-3.2 - grow, 8],
      [-6 - grow, 18],
      [-16, 36],
      [-10 + grow, 36],
      [0.4 + grow, 18],
      [3 + grow, 8],
      [3.6 + grow, 0],
      [4.6 + grow, near],
    );
  flatPen(stage, box2(-60, near, 60, 60)).fill(
    banks(0.5),
    flatPen(stage, box2(-8, 0, 8, 12)).tone(snowed('#7d7f55', snow, 0.5)),
  );
  paintWater(stage, random, hour, banks(0));
  paths(park, [
    poly([-5, 5.2], [-5, 6.8], [-14, 8.4], [-60, 9], [-60, 7], [-14, 6.6]),
    poly([5, 5.2], [5, 6.8], [14, 8], [60, 7.4], [60, 5.4], [14, 6.2]),
  ]);
  const bow = (u: number): number => 1.1 * (1 - (u / 5.2) ** 2);
  const steps = Array.from({ length: 17 }, (_, i) => -5.2 + (i / 16) * 10.4);
  for (const z of [6.8, 5.2])
    stage.face(
      frontSheet(frameAt([0, 0, z])),
      box2(-5.4, 0, 5.4, 2.6),
      (pen) => {
        const deck = [
          ...steps.map((u): Vec2 => [u, bow(u) + 0.1]),
          ...[...steps].reverse().map((u): Vec2 => [u, bow(u) + 0.38]),
        ];
        pen.fill(deck, pen.tone('#8a6a4c'));
        const rail = (up: number) =>
          steps.slice(1).map((u, i) => seg([steps[i] ?? u, bow(steps[i] ?? u) + up], [u, bow(u) + up]));
        const wide = Math.max(5, pen.unit * 0.09);
        pen.lines([...rail(1.35), ...rail(0.85)], pen.tone('#efe9dd'), wide, { 'stroke-linecap': 'round' });
        pen.lines(
          steps.filter((_, i) => i % 2 === 0).map((u) => seg([u, bow(u) + 0.3], [u, bow(u) + 1.42])),
          pen.tone('#efe9dd'),
          wide * 1.2,
        );
      },
      { casts: false, bothSides: true },
    );
  stage.casters.push(poly3([-5, 0.8, 5.2], [5, 0.8, 5.2], [5, 0.8, 6.8], [-5, 0.8, 6.8]));
  for (let i = 0; i < 7; i += 1)
    bush(
      stage,
      random,
      [i % 2 ? 4.6 + random.range(0, 1) : -4.4 - random.range(0, 1), 0, near * 0.4 + i * 1.4],
      {
        size: random.range(0.7, 1.2),
        colour: leaf,
      },
    );
  trees(park, [
    [-9.5, 11, 'willow'],
    [8.5, 13, 'willow'],
    [-16, 16, 'round'],
    [17, 12, 'tall'],
    [6, 28, 'round'],
    [14, 34, 'round'],
    [-24, 26, 'birch'],
  ]);
  bench(stage, frameAt([9, 0, 3.6], -8));
  return finished(park);
}

/** The way in: stone posts, an iron fence on both sides and a path that bends away between the trees. */
export function parkGate(hints: Hints, random: Random): Picture {
  const outline = poly3([-7.4, 0, 0], [7.4, 0, 0], [-7.4, 4.2, 0], [7.4, 4.2, 0]);
  const park = parkOf(hints, random, outline, {
    aim: { rise: 1.7, view: 54 },
    fill: { foot: 0.84 },
    houses: 64,
  });
  const { stage, near, snow } = park;
  paths(park, [poly([-2.4, 0], [2.4, 0], [3.4, 8], [9, 22], [18, 40], [14, 40], [4.6, 23], [-0.6, 9])]);
  const stone = '#b9b2a4';
  for (const side of [-1, 1]) {
    for (const x of [side * 2.6, side * 7]) {
      plainBox(stage, frameAt([x - 0.4, 0, 0]), [0.8, 3.1, 0.8], stone);
      plainBox(stage, frameAt([x - 0.52, 3.1, -0.12]), [1.04, 0.26, 1.04], '#cbc5b8');
      drum(stage, [x, 3.36, 0.4], { top: 0.2, bottom: 0.36, height: 0.5, albedo: stone });
    }
    for (const [from, to, z] of [
      [3, 6.6, 0.4],
      [7.4, 40, 0.4],
    ] as const) {
      const start = side > 0 ? from : -to;
      plainBox(stage, frameAt([start, 0, z - 0.15]), [to - from, 0.6, 0.4], stone);
      stage.face(
        frontSheet(frameAt([start, 0, z])),
        box2(0, 0.6, to - from, 2.6),
        (pen) => {
          const bars: [Vec2, Vec2][] = [];
          for (let u = 0.1; u < Math.min(to - from, 18); u += 0.24)
            bars.push(seg([side > 0 ? u : to - from - u, 0.6], [side > 0 ? u : to - from - u, 2.5]));
          pen.lines(bars, '#2f3b38', Math.max(4, pen.unit * 0.035));
          pen.lines(
            [seg([0, 0.85], [to - from, 0.85]), seg([0, 2.25], [to - from, 2.25])],
            '#2f3b38',
            Math.max(4, pen.unit * 0.05),
          );
        },
        { casts: false, bothSides: true },
      );
    }
    hedge(stage, frameAt([side > 0 ? 8 : -30, 0, 1.2]), random, [22, 1.3, 0.8], park.leaf);
  }
  trees(park, [
    [-6, 6, 'round'],
    [-3.4, 15, 'tall'],
    [8.4, 9, 'round'],
    [-12, 14, 'round'],
    [15, 20, 'birch'],
    [3, 30, 'round'],
    [-18, 26, 'tall'],
    [22, 12, 'round'],
  ]);
  bench(stage, frameAt([4.6, 0, 7], -30));
  const walk = area(stage, box2(-200, near - 2, 200, -0.3), snowed('#8f8e8a', snow, 0.6), 0.1);
  const joints: [Vec2, Vec2][] = [];
  for (let z = -0.6; z > near; z -= 0.6) joints.push(seg([-40, z], [40, z]));
  walk.lines(joints, walk.tone('#5d5a55'), 2.5, { 'stroke-opacity': 0.3 });
  flatPen(stage, box2(-40, near + 1, 40, 3)).shadows();
  lampPost(stage, [-4.8, 0, -2.2], 4.2);
  return finished(park);
}
