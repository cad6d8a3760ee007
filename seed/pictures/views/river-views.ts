import { poly } from '../base/vec.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { block } from '../buildings/block.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { plantTree } from '../nature/tree.ts';
import { paintWater } from '../nature/water.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { grassOf, snowed } from '../street/setting.ts';
import { coverOf } from '../surfaces/cover.ts';
import { church } from '../town/church.ts';
import { barge } from '../town/craft.ts';
import { track } from '../town/fields.ts';
import { farRow } from '../town/houses.ts';
import { hills } from './hills.ts';
import { finishView, outlookFor } from './outlook.ts';
import type { Hints } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

export function broadRiver(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { view: 62, horizon: [0.5, 0.56] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'trees', winter: view.winter });
  hills(view, 3);
  paintLawn(stage, grassOf(hour, snow));
  farRow(stage, random, { from: -46, to: 30, z: 112, storeys: [2, 3], snow, base: 0.6 });
  church(stage, frameAt([8, 0.6, 118]), random, { high: 24, spire: 'needle' });
  paintWater(stage, random, hour, box2(-400, 22, 400, 104));
  barge(stage, frameAt([-20, 0, 58]), 26, '#7d3f37');
  for (let i = 0; i < 9; i += 1)
    plantTree(stage, random, [-30 + i * 7.4, 0, 17 + random.range(-2, 2)], {
      kind: random.pick(['tall', 'round', 'poplar']),
      height: random.range(6, 10),
      season: hour.season,
      detail: 0.7,
    });
  track(stage, [-14, 8], [40, 12], 3, snowed('#bdb5a6', snow, 0.6));
  flatPen(stage, box2(-80, 2, 80, 22)).shadows();
  return finishView(view, 'glass');
}

export function mill(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { turn: [-6, 10] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'trees', tower: true, winter: view.winter });
  paintLawn(stage, grassOf(hour, snow));
  block(stage, frameAt([5, 0, 40], -10), random.fork('mill'), {
    bays: 6,
    storeys: 4,
    cover: coverOf('mill-brick'),
    door: { leaf: '#36406b', cheek: '#8e5747', kind: 'coach' },
    window: {
      frame: '#3a3d3f',
      cheek: '#8e5747',
      head: 'segment',
      lights: 3,
      bars: [1, 3],
      lintel: { colour: '#7a4a3c', kind: 'arch' },
    },
    balconies: 'none',
    bands: false,
    depth: 14,
    top: 'hip',
  });
  farRow(stage, random, { from: -70, to: -16, z: 84, storeys: [2, 3], snow });
  paintWater(stage, random, hour, poly([-12, 14], [3, 14], [3.5, 60], [-4, 86], [-14, 86], [-11, 60]));
  for (const z of [34, 47]) lockGates(stage, z);
  stage.face(
    { origin: [3.2, 0, 18], u: [0, 0, 1], v: [0, 1, 0], n: [-1, 0, 0] },
    box2(0, 0, 44, 0.7),
    (pen) => pen.fill(pen.outline, pen.tone('#8f877a')),
  );
  for (let i = 0; i < 12; i += 1)
    plantTree(stage, random, [random.range(-40, -16), 0, random.range(32, 76)], {
      kind: random.pick(['willow', 'round', 'poplar']),
      height: random.range(7, 11),
      season: hour.season,
      detail: 0.6,
    });
  track(stage, [-18, 16], [-16, 80], 3, snowed('#c9bda6', snow, 0.5));
  flatPen(stage, box2(-80, 2, 80, 90)).shadows();
  return finishView(view, 'ironwork');
}

/** A pair of timber gates that meet in a blunt point against the stream. */
function lockGates(stage: Stage, z: number): void {
  for (const side of [-1, 1]) {
    const frame = side < 0 ? frameAt([-11.4, 0, z], -12) : frameAt([-4, 0, z - 1.5], 12);
    stage.face(frontSheet(frame), box2(0, 0, 7.4, 1.5), (pen) => {
      pen.fill(pen.outline, pen.tone('#4a4038'));
      pen.rect(0, 1.36, 7.4, 1.5, pen.tone('#ece6da'));
    });
  }
}
