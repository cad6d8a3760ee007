import { poly } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { frameAt } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { paintBackdrop, paintRoofsBelow } from '../nature/backdrop.ts';
import { bush, fence } from '../nature/plants.ts';
import { plantTree } from '../nature/tree.ts';
import { paintWater } from '../nature/water.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { grassOf, snowed } from '../street/setting.ts';
import { viaduct } from '../town/craft.ts';
import { paintFields, track } from '../town/fields.ts';
import { farHouse, farRow } from '../town/houses.ts';
import { finishView, outlookFor } from './outlook.ts';
import { hills } from './hills.ts';
import type { Hints } from '../words.ts';
import type { Random } from '../base/random.ts';

export function openFields(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { eye: 9, horizon: [0.36, 0.42] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'trees', tower: true, winter: view.winter });
  paintLawn(stage, grassOf(hour, snow));
  paintFields(stage, random.fork('fields'), hour, 16, snow);
  for (let i = 0; i < 8; i += 1)
    plantTree(stage, random, [-40 + i * 5.5, 0, 88], {
      kind: 'poplar',
      height: random.range(13, 16),
      season: hour.season,
      detail: 0.4,
    });
  farHouse(stage, frameAt([18, 0, 70], 16), random, { width: 16, storeys: 1, snow });
  farHouse(stage, frameAt([36, 0, 78], -24), random, { width: 12, storeys: 1, snow });
  for (let i = 0; i < 6; i += 1)
    plantTree(stage, random, [random.range(-26, 30), 0, random.range(24, 60)], {
      kind: 'willow',
      height: random.range(4, 6),
      season: hour.season,
      detail: 0.5,
    });
  track(stage, [6, 6], [-10, 88], 3, snowed('#c9b997', snow, 0.5));
  fence(stage, frameAt([-30, 0, 15.6]), 60, 1.1, '#8a7358', 'wire');
  return finishView(view);
}

export function birchEdge(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { eye: 3, horizon: [0.5, 0.58] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'trees', winter: view.winter });
  paintLawn(stage, grassOf(hour, snow), { snow });
  for (let i = 0; i < 17; i += 1)
    plantTree(
      stage,
      random,
      [-26 + i * 3.2 + random.range(-1, 1), 0, 15 + (i % 3) * 4 + random.range(-1, 1)],
      { kind: 'birch', height: random.range(8, 13), season: hour.season, detail: 0.55 },
    );
  for (let i = 0; i < 8; i += 1)
    bush(stage, random, [random.range(-18, 18), 0, random.range(10, 20)], {
      size: random.range(1, 2),
      colour: view.leaf,
      flowers: '#e8dcc0',
    });
  track(stage, [2, 1.5], [-8, 60], 1.8, '#b9a67f');
  flatPen(stage, box2(-60, 1, 60, 60)).shadows();
  return finishView(view);
}

export function poplarsAndRiver(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random);
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'trees', tower: true, winter: view.winter });
  paintLawn(stage, grassOf(hour, snow));
  paintFields(stage, random.fork('fields'), hour, 60, snow);
  paintWater(
    stage,
    random,
    hour,
    poly([-60, 30], [-10, 20], [14, 24], [60, 40], [90, 60], [60, 60], [20, 38], [-8, 32], [-60, 46]),
  );
  for (let i = 0; i < 13; i += 1)
    plantTree(stage, random, [-44 + i * 6.4, 0, 52 - i * 0.9], {
      kind: 'poplar',
      height: random.range(14, 18),
      season: hour.season,
      detail: 0.6,
    });
  track(stage, [-6, 4], [-24, 24], 2.4, '#bdb093');
  fence(stage, frameAt([-20, 0, 14]), 44, 1.1, '#8a7358', 'rails');
  return finishView(view);
}

export function orchard(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { horizon: [0.4, 0.46] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'trees', tower: true, winter: view.winter });
  hills(view, 2);
  paintLawn(stage, grassOf(hour, snow), { snow });
  for (let row = 0; row < 6; row += 1)
    for (let i = 0; i < 5; i += 1)
      plantTree(
        stage,
        random,
        [-15 + row * 6 + random.range(-0.4, 0.4), 0, 10 + i * 8 + random.range(-0.5, 0.5)],
        {
          kind: 'round',
          height: random.range(3.4, 4.4),
          season: hour.season,
          detail: 0.55,
          ...(hour.season === 'spring' ? { colour: '#e3c9cc' } : {}),
        },
      );
  farHouse(stage, frameAt([26, 0, 58], -20), random, { width: 15, storeys: 1, snow });
  fence(stage, frameAt([-24, 0, 7]), 48, 1.1, '#8a7358', 'rails');
  flatPen(stage, box2(-60, 1, 60, 80)).shadows();
  return finishView(view);
}

export function park(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { eye: 20, horizon: [0.2, 0.28] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: view.winter });
  paintLawn(stage, grassOf(hour, snow));
  const path = snowed('#cfc4ad', snow, 0.6);
  track(stage, [-14, 8], [16, 90], 3.4, path);
  track(stage, [24, 10], [-30, 74], 3, path);
  const oval = Array.from(
    { length: 26 },
    (_, i) => [14 + Math.cos((i / 26) * 6.283) * 11, 34 + Math.sin((i / 26) * 6.283) * 7] as const,
  );
  paintWater(stage, random, hour, oval);
  for (let i = 0; i < 24; i += 1) {
    const [x, z] = [random.range(-42, 42), random.range(16, 84)];
    if (Math.hypot(x - 14, (z - 34) * 1.4) > 13)
      plantTree(stage, random, [x, 0, z], {
        kind: random.pick(['round', 'round', 'tall', 'birch', 'pine']),
        height: random.range(7, 12),
        season: hour.season,
        detail: 0.5,
      });
  }
  paintRoofsBelow(stage, random, { from: 110 });
  farRow(stage, random, { from: -90, to: 90, z: 98, storeys: [3, 5], snow });
  flatPen(stage, box2(-80, 6, 80, 110)).shadows();
  return finishView(view);
}

export function gorge(hints: Hints, random: Random): string {
  const view = outlookFor({ ...hints, light: 'morning' }, random, {
    eye: 24,
    horizon: [0.3, 0.36],
    turn: [-8, 8],
  });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: view.winter });
  hills(view, 2);
  paintLawn(stage, grassOf(hour, snow));
  farRow(stage, random, { from: -80, to: 80, z: 128, storeys: [3, 4], snow, base: 17 });
  stage.face(
    { origin: [-120, 0, 124], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] },
    box2(0, 0, 240, 17),
    (pen) => {
      pen.fill(
        pen.outline,
        pen.fade([120, 0], [120, 17], ramp([0, pen.tone('#7f7660')], [1, pen.tone('#b5a88a')])),
      );
      pen.shadows();
    },
  );
  viaduct(stage, frameAt([-78, 0, 86], -6), { long: 156, high: 20, arches: 9 });
  track(stage, [-20, 10], [10, 120], 4, '#c9bda6');
  for (let i = 0; i < 26; i += 1)
    plantTree(stage, random, [random.range(-54, 54), 0, random.range(26, 78)], {
      kind: random.pick(['round', 'pine', 'tall']),
      height: random.range(7, 13),
      season: hour.season,
      detail: 0.4,
    });
  for (let i = 0; i < 4; i += 1)
    farHouse(stage, frameAt([random.range(-30, 26), 0, 50 + i * 7], random.range(-30, 30)), random, {
      width: 8,
      storeys: 2,
      snow,
    });
  flatPen(stage, box2(-80, 6, 80, 120)).shadows();
  return finishView(view, 'ironwork');
}
