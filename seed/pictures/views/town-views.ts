import { seg } from '../base/vec.ts';
import { frameAt, inside } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { rowHouse } from '../buildings/row-house.ts';
import { frontFor, neighbourHints } from '../buildings/fronts/front-for.ts';
import { drum } from '../furniture/forms.ts';
import { paintBackdrop, paintRoofsBelow } from '../nature/backdrop.ts';
import { plantTree } from '../nature/tree.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { car, lampPost, planter } from '../street/props.ts';
import { snowed } from '../street/setting.ts';
import { BRICKS } from '../surfaces/brick.ts';
import { coverOf } from '../surfaces/cover.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { church } from '../town/church.ts';
import { farHouse, farLane } from '../town/houses.ts';
import { garageRow } from './garages.ts';
import { finishView, outlookFor } from './outlook.ts';
import type { Hints } from '../words.ts';
import type { Outlook } from './outlook.ts';
import type { Random } from '../base/random.ts';
import type { Vec2 } from '../base/vec.ts';

/** Roofs below the viewer in rows, each a little different. */
function roofscape(view: Outlook, from: number, to: number, clear: number): void {
  const { random, stage, snow } = view;
  for (let z = from; z < to; z += 12) {
    let x = -40 - z * 0.5;
    while (x < 40 + z * 0.5) {
      const width = random.range(6, 9);
      if (Math.abs(x + width / 2) > clear || z < to - 30)
        farHouse(stage, frameAt([x, 0, z + random.range(-2, 2)], random.range(-8, 8)), random, {
          width,
          storeys: random.int(2, 3),
          gable: random.pick(['along', 'along', 'front', 'stepped', 'flat']),
          snow,
        });
      x += width + random.range(-0.2, 1.4);
    }
  }
}

export function rooftops(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { eye: 17, horizon: [0.42, 0.5] });
  paintBackdrop(view.stage, random, { kind: 'town', winter: view.winter });
  paintLawn(view.stage, '#8f8a80');
  paintRoofsBelow(view.stage, random, { from: 84 });
  church(view.stage, frameAt([random.range(-14, 6), 0, 78]), random, { high: 36, spire: 'none' });
  roofscape(view, 26, 74, 0);
  return finishView(view, 'glass');
}

export function cathedral(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { eye: 12, horizon: [0.66, 0.74], view: 58 });
  const { stage, hour } = view;
  paintBackdrop(stage, random, { kind: 'town', winter: view.winter });
  paintLawn(stage, '#8f8a80');
  paintRoofsBelow(stage, random, { from: 60 });
  church(stage, frameAt([random.range(-9, 1), 0, 52], random.range(-24, 24)), random, {
    high: 27,
    spire: random.pick(['needle', 'bulb']),
  });
  roofscape(view, 26, 44, 0);
  for (const x of [-12, 14])
    plantTree(stage, random, [x, 0, 40], { kind: 'round', height: 10, season: hour.season, detail: 0.6 });
  return finishView(view, 'parapet');
}

/** A paved court between two rows of garage doors. */
export function garageCourt(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { eye: 4.6, horizon: [0.42, 0.48], turn: [-10, 10] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'town', winter: view.winter });
  paintLawn(stage, snowed('#a59d91', snow, 0.7));
  const cover = coverOf(random.pick(['sand-brick', 'grey-brick', 'red-brick']));
  for (const side of [-1, 1]) {
    const colour = random.pick(['#2b3c57', '#7d3a30', '#4a6a48', '#5d6164']);
    const frame = side < 0 ? frameAt([-6.5, 0, 5], -90) : frameAt([6.5, 0, 33], 90);
    garageRow(stage, frame, random, 9, cover, colour, snow);
  }
  garageRow(stage, frameAt([-6.2, 0, 34]), random, 4, cover, '#5d6164', snow);
  for (let i = 0; i < 5; i += 1)
    farHouse(stage, frameAt([-26 + i * 11, 0, 44 + random.range(0, 6)]), random, {
      width: 8,
      storeys: random.int(2, 3),
      snow,
    });
  car(stage, [-2.2, 0, 18], random.pick(['#7f2f2b', '#3f5468', '#d9d4c8']));
  for (const x of [-10, 9])
    plantTree(stage, random, [x, 0, 39], { kind: 'round', height: 8, season: hour.season, detail: 0.7 });
  flatPen(stage, box2(-8, 2, 8, 34)).shadows();
  return finishView(view);
}

/** A narrow paved lane between old fronts. */
export function lane(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { turn: [-7, 7], view: 60, horizon: [0.6, 0.66] });
  const { stage, snow, leaf } = view;
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: view.winter });
  paintLawn(stage, snowed('#9a9084', snow, 0.6));
  const half = 3.4;
  for (const side of [-1, 1]) {
    let z = 2;
    while (z < 36) {
      const own = random.fork(`lane ${side} ${z.toFixed(1)}`);
      const front = frontFor(
        {
          ...neighbourHints(own, 2),
          era: own.pick(['1700s', '1700s', '1890s', '1900s']),
          storeys: own.int(2, 3),
        },
        own,
      );
      const frame = side < 0 ? frameAt([-half, 0, z], -90) : frameAt([half, 0, z + front.width], 90);
      rowHouse(stage, frame, own, {
        ...front,
        party: BRICKS.rose,
        roof: front.slate ? ROOFS.slate : ROOFS.orange,
        chimney: z < 30,
      });
      if (own.chance(0.6))
        planter(stage, inside(frame, own.range(0.2, front.width - 0.6), 0, -0.6), own, {
          leaf,
          flowers: own.pick(['#d9a3b0', '#efe6d8', '#b49ac6']),
        });
      z += front.width;
    }
  }
  farLane(stage, random, { half: half + 0.3, from: 44, to: 66, storeys: [2, 3], snow });
  farHouse(stage, frameAt([-5, 0, 67]), random, { width: 10, storeys: 3, gable: 'stepped', snow });
  church(stage, frameAt([4, 0, 84]), random, { high: 34, spire: 'needle' });
  lampPost(stage, [half - 0.5, 0, 12]);
  drum(stage, [-half + 0.7, 0, 7], { top: 0.22, bottom: 0.18, height: 0.4, albedo: '#b0705a' });
  const pen = flatPen(stage, box2(-half, 1, half, 64));
  const joints: [Vec2, Vec2][] = [];
  for (let z = 1.6; z < 40; z += 0.28) joints.push(seg([-half, z], [half, z]));
  pen.lines(joints, pen.tone('#5a5248'), 2.4, { 'stroke-opacity': 0.28 });
  pen.fill(box2(-0.25, 1, 0.25, 64), pen.tone('#6d655b'), { 'fill-opacity': 0.5 });
  pen.shadows();
  return finishView(view);
}
