import { ramp } from '../base/drawing.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { block } from '../buildings/block.ts';
import { paintBackdrop, paintRoofsBelow } from '../nature/backdrop.ts';
import { bush } from '../nature/plants.ts';
import { plantTree } from '../nature/tree.ts';
import { paintWater } from '../nature/water.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { grassOf, snowed } from '../street/setting.ts';
import { COVERS, coverOf } from '../surfaces/cover.ts';
import { church } from '../town/church.ts';
import { barge, sailboat } from '../town/craft.ts';
import { track } from '../town/fields.ts';
import { farRow } from '../town/houses.ts';
import { finishView, outlookFor } from './outlook.ts';
import type { Hints } from '../words.ts';
import type { Outlook } from './outlook.ts';
import type { Random } from '../base/random.ts';

const QUAY = '#a49c8e';

/** The far bank: a quay wall and the pavement on it. */
function quay({ stage, snow }: Outlook, z: number, high: number, deep: number): void {
  stage.face(frontSheet(frameAt([-300, 0, z])), box2(0, 0, 600, high), (pen) => {
    pen.fill(
      pen.outline,
      pen.fade([300, 0], [300, high], ramp([0, pen.tone('#6f6a62')], [1, pen.tone(QUAY)])),
    );
    pen.shadows();
  });
  const top = flatPen(stage, box2(-300, z, 300, z + deep), high);
  stage.face({ ...top.sheet }, box2(-300, z, 300, z + deep), (pen) => {
    pen.fill(pen.outline, pen.tone(snowed('#bdb5a6', snow, 0.7)));
    pen.shadows();
  });
}

export function riverAndTower(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random);
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'town', winter: view.winter });
  paintLawn(stage, grassOf(hour, snow));
  const [near, far] = [17, 44];
  paintRoofsBelow(stage, random, { from: far + 34 });
  farRow(stage, random, { from: -70, to: 70, z: far + 6, storeys: [2, 4], snow, stepped: 0.4, base: 1.4 });
  church(stage, frameAt([random.range(-16, 12), 1.4, far + 24]), random, { high: 27, spire: 'none' });
  quay(view, far, 1.4, 6);
  for (let x = -50; x < 50; x += random.range(9, 14))
    plantTree(stage, random, [x, 1.4, far + 1.6], {
      kind: 'round',
      height: random.range(5, 6.5),
      season: hour.season,
      detail: 0.4,
    });
  track(stage, [-8, 4], [-14, near - 1], 4, '#bdb5a6');
  for (let i = 0; i < 5; i += 1)
    plantTree(stage, random, [random.range(-20, 20), 0, near - 2.5], {
      kind: 'willow',
      height: random.range(4, 6),
      season: hour.season,
      detail: 0.7,
    });
  flatPen(stage, box2(-80, 2, 80, near)).shadows();
  paintWater(stage, random, hour, box2(-300, near, 300, far));
  barge(stage, frameAt([random.range(-12, 2), 0, 30]), 17, random.pick(['#2f4a3c', '#7d3f37', '#2f3f52']));
  return finishView(view, 'ironwork');
}

export function harbour(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { horizon: [0.36, 0.42] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: view.winter });
  paintLawn(stage, snowed('#8f8d88', snow));
  const far = 70;
  paintRoofsBelow(stage, random, { from: far + 26 });
  for (let i = 0; i < 4; i += 1)
    block(stage, frameAt([-58 + i * 28, 1.5, far + 8]), random.fork(`dock ${i}`), {
      bays: random.int(4, 6),
      storeys: random.int(4, 7),
      cover: coverOf(random.pick(['dock-brick', 'iron-brick', 'pale-brick', 'glass-zinc'])),
      door: { leaf: '#3a3d3f', cheek: '#3a3d3f', kind: 'glazed' },
      window: { frame: '#3a3d3f', cheek: '#6f6a62', lights: 2, frameWidth: 0.08 },
      balconies: random.pick(['none', 'stacks']),
      rail: 'glass',
      bands: false,
    });
  quay(view, far, 1.5, 8);
  paintWater(stage, random, hour, box2(-400, 14, 400, far));
  for (let i = 0; i < 9; i += 1)
    sailboat(
      stage,
      [random.range(-36, 36), 0, random.range(36, 64)],
      random.range(6, 9),
      random.pick(['#efe9dd', '#2f3f52', '#7d3f37', '#2f4a3c']),
    );
  return finishView(view, 'glass');
}

export function ponds(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random);
  const { stage, hour, snow, leaf } = view;
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: view.winter });
  paintLawn(stage, grassOf(hour, snow));
  paintRoofsBelow(stage, random, { from: 78 });
  farRow(stage, random, { from: -80, to: 80, z: 66, storeys: [3, 5], snow });
  const shore = (x: number, z: number, rx: number, rz: number) =>
    Array.from(
      { length: 26 },
      (_, i) =>
        [
          x + Math.cos((i / 26) * 6.283) * rx * (1 + Math.sin(i * 2.1) * 0.07),
          z + Math.sin((i / 26) * 6.283) * rz,
        ] as const,
    );
  paintWater(stage, random, hour, shore(-6, 30, 22, 12));
  paintWater(stage, random, hour, shore(16, 15, 9, 3.6));
  track(stage, [9, 3], [2, 15], 2.4, snowed('#cabfa9', snow, 0.6));
  for (let i = 0; i < 13; i += 1)
    plantTree(
      stage,
      random,
      [random.range(-34, 34), 0, random.pick([random.range(44, 58), random.range(42, 50)])],
      {
        kind: random.pick(['round', 'tall', 'willow', 'birch']),
        height: random.range(8, 13),
        season: hour.season,
        detail: 0.5,
      },
    );
  for (const x of [-15, 13])
    plantTree(stage, random, [x + random.range(-2, 2), 0, random.range(11, 18)], {
      kind: 'willow',
      height: 8.5,
      season: hour.season,
    });
  for (let i = 0; i < 10; i += 1)
    bush(stage, random, [-16 + i * 3.4, 0, 18.5 + Math.sin(i) * 1.5], {
      size: random.range(1, 2),
      colour: leaf,
    });
  return finishView(view, 'ironwork');
}

export function canal(hints: Hints, random: Random): string {
  const view = outlookFor(hints, random, { turn: [-5, 5], view: 64, eye: 3.2, horizon: [0.5, 0.56] });
  const { stage, hour, snow } = view;
  paintBackdrop(stage, random, { kind: 'town', tower: true, winter: view.winter });
  paintLawn(stage, snowed('#b3ab9c', snow));
  const half = 7;
  for (const side of [-1, 1]) {
    let z = 7;
    while (z < 60) {
      const width = random.range(14, 20);
      const frame = side < 0 ? frameAt([-half - 5, 1.1, z], -90) : frameAt([half + 5, 1.1, z + width], 90);
      block(stage, frame, random.fork(`canal ${side} ${z}`), {
        bays: Math.round(width / 3.6),
        bay: 3.6,
        storeys: random.int(3, 5),
        cover: coverOf(random.pick(Object.keys(COVERS).filter((name) => name.endsWith('brick')))),
        door: { leaf: '#3f4a44', cheek: '#6f6a62', kind: 'glazed' },
        window: {
          frame: random.pick(['#e3ddd0', '#3a3d3f']),
          cheek: '#7d6a5c',
          lights: 2,
          head: random.pick(['segment', 'flat']),
        },
        balconies: 'none',
        bands: false,
        depth: 10,
      });
      z += width + 0.1;
    }
    const face =
      side < 0
        ? {
            origin: [-half, 0, 0] as const,
            u: [0, 0, 1] as const,
            v: [0, 1, 0] as const,
            n: [1, 0, 0] as const,
          }
        : {
            origin: [half, 0, 90] as const,
            u: [0, 0, -1] as const,
            v: [0, 1, 0] as const,
            n: [-1, 0, 0] as const,
          };
    stage.face(face, box2(0, 0, 90, 1.1), (pen) => pen.fill(pen.outline, pen.tone('#8f877a')));
    const deck = side < 0 ? box2(-half - 5, 0, -half, 90) : box2(half, 0, half + 5, 90);
    stage.face({ origin: [0, 1.1, 0], u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] }, deck, (pen) => {
      pen.fill(pen.outline, pen.tone(snowed('#bdb5a6', snow, 0.7)));
      pen.shadows();
    });
    for (let q = 12; q < 60; q += 9)
      plantTree(stage, random, [side * (half + 1.3), 1.1, q + random.range(-1, 1)], {
        kind: 'tall',
        height: random.range(5, 6.5),
        season: hour.season,
        detail: 0.5,
      });
  }
  paintWater(stage, random, hour, box2(-half, 1.5, half, 90));
  barge(stage, { ...frameAt([-1.5, 0, 34], 78) }, 15, '#2f4a3c');
  return finishView(view, 'none');
}
