import { poly } from '../base/vec.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { bush, fence, hedge } from '../nature/plants.ts';
import { plantTree } from '../nature/tree.ts';
import { paintWater } from '../nature/water.ts';
import { area, flatPen, paintLawn, paintStreet } from '../street/ground.ts';
import { bicycle, bollards, car, lampPost } from '../street/props.ts';
import { grassOf, snowed } from '../street/setting.ts';
import { BRICKS, brickwork } from '../surfaces/brick.ts';
import { farRow } from '../town/houses.ts';
import { barge } from '../town/craft.ts';
import { gardenTable, parasol } from '../garden/things.ts';
import type { Hour } from '../nature/hours.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

export type Setting = {
  hour: Hour;
  snow: boolean;
  /** Half the width of the building, and where its door is along the front. */
  half: number;
  door: number;
  street: string;
};

const CARS = ['#7f2f2b', '#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499'] as const;
const BIKES = ['#2f4a3c', '#7f2f2b', '#3f5468', '#2b2b2d'] as const;
const leafOf = ({ season }: Hour): string =>
  season === 'autumn' ? '#7d7840' : season === 'winter' ? '#66704f' : '#5d7a47';

function treesBeside(stage: Stage, random: Random, { hour, half }: Setting, from: number, to: number): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i += 1)
      plantTree(stage, random, [side * (half + random.range(4, 7) + i * 5), 0, random.range(from, to)], {
        kind: random.pick(['round', 'tall', 'birch']),
        height: random.range(7, 11),
        season: hour.season,
        detail: 0.7,
      });
}

/** Set along a pavement, with bicycles, a car and young trees. */
export function onStreet(stage: Stage, random: Random, setting: Setting): void {
  const { hour, snow, half, door, street } = setting;
  paintLawn(stage, grassOf(hour, snow), { snow });
  stage.muted(() => farRow(stage, random, { from: -half - 90, to: half + 90, z: 34, storeys: [2, 4], snow }));
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i += 1)
      plantTree(stage, random, [side * (half + 5 + i * 6), 0, random.range(13, 24)], {
        kind: random.pick(['round', 'tall']),
        height: random.range(7, 10),
        season: hour.season,
        detail: 0.6,
      });
  const aside = (): number => (door > 0 ? -1 : 1) * random.range(half * 0.45, half * 0.85);
  if (street !== 'cobbles')
    for (let i = 0; i < 3; i += 1)
      bicycle(stage, [aside() * 0.6 + i * 1.1, 0, -0.7], random.pick(BIKES), random.chance(0.5));
  if (street === 'lamp-post' || random.chance(0.4))
    for (const x of [-half - 1, half + 2]) lampPost(stage, [x, 0, -2.5], 4.6);
  for (const side of [-1, 1])
    plantTree(stage, random, [side * (half + random.range(2.6, 5)), 0, -2], {
      kind: random.pick(['tall', 'birch', 'round']),
      height: random.range(5.5, 7),
      season: hour.season,
    });
  for (const x of [-half - random.range(1, 4), half * random.range(0.5, 1)])
    if (random.chance(0.7)) car(stage, [x, 0, -4.2], random.pick(CARS), random.chance(0.5));
  if (street === 'cobbles') bollards(stage, -half - 4, half + 4, -2.7);
  paintStreet(stage, {
    walk: 3,
    road: 60,
    slabs: snowed('#bdb6a9', snow, 0.6),
    paving: street === 'cobbles' ? 'cobbles' : random.pick(['asphalt', 'clinkers']),
    from: -300,
    to: 300,
    snow,
  });
}

/** Set back in its own green: lawn, a hedge along the pavement, a path to the door, trees on both sides. */
export function inGreen(stage: Stage, random: Random, setting: Setting, court: boolean): void {
  const { hour, snow, half, door } = setting;
  const leaf = leafOf(hour);
  const [, , eyeZ] = stage.camera.eye;
  stage.muted(() => {
    for (const [from, to] of [
      [-half - 75, -half - 14],
      [half + 14, half + 75],
    ] as const)
      farRow(stage, random, { from, to, z: 26, storeys: [2, 3], snow });
  });
  treesBeside(stage, random, setting, 3, 16);
  paintLawn(stage, grassOf(hour, snow), { snow, mown: court });
  const front = court ? Math.max(eyeZ + 2, -30) : -7.5;
  const ground = flatPen(stage, box2(-half - 30, front, half + 30, 0));
  const stone = ground.tone(snowed('#c2b8a6', snow, 0.4));
  const bend = court ? 5 : 1.2;
  ground.fill(
    poly([door - 1.2, 0], [door + 1.2, 0], [door + 1.2 + bend, front], [door - 1.2 + bend * 0.8, front]),
    stone,
  );
  ground.rect(-half, -1.4, half, 0, ground.tone(snowed('#8f9a6a', snow, 0.8)));
  for (let i = 0; i < half; i += 1) {
    const x = -half + 0.8 + i * 2 + random.range(-0.4, 0.4);
    if (Math.abs(x - door) > 2.2 && x < half)
      bush(stage, random, [x, 0, -0.8], {
        size: random.range(0.8, 1.3),
        colour: random.pick([leaf, '#7f8f5a', '#6f8350']),
        ...(hour.season !== 'winter' && random.chance(0.4)
          ? { flowers: random.pick(['#d9a3b0', '#efe6d8', '#b49ac6']) }
          : {}),
      });
  }
  if (court) {
    for (const x of [-half * 0.55, half * 0.6])
      hedge(stage, frameAt([x - 2.4, 0, -4.6]), random, [4.8, 0.9, 0.6], leaf);
    gardenTable(stage, frameAt([(door > 0 ? -1 : 1) * half * 0.45 - 1, 0, -8], 8), '#8a6442');
    if (hour.season === 'summer' || hour.season === 'spring')
      parasol(stage, [(door > 0 ? -1 : 1) * half * 0.45, 0, -7.4], '#d9c4a0');
    for (const x of [-half - 2, half + 2])
      plantTree(stage, random, [x, 0, -5], { kind: 'birch', height: 6.5, season: hour.season });
    for (const side of [-1, 1])
      for (let i = 0; i < 7; i += 1)
        bush(stage, random, [side * (half * 0.5 + i * 0.9), 0, -13 - random.range(0, 1.2)], {
          size: random.range(0.8, 1.3),
          colour: random.pick(['#7f8f5a', '#6f8350', leaf]),
          ...(hour.season === 'winter' ? {} : { flowers: random.pick(['#d9a3b0', '#efe6d8', '#b49ac6']) }),
        });
  } else {
    for (const [from, to] of [
      [-half - 16, door - 2],
      [door + 3, half + 16],
    ] as const)
      hedge(stage, frameAt([from, 0, -7]), random, [to - from, 0.85, 0.6], leaf);
    for (let i = 0; i < 3; i += 1)
      bicycle(stage, [door + 2.6 + i * 1, 0, -1.9], random.pick(BIKES), random.chance(0.5));
    area(stage, box2(-300, eyeZ - 2, 300, -9.8), snowed('#77736f', snow, 0.4), 0.1);
    ground.fill(box2(-300, -9.8, 300, -7.5), ground.tone(snowed('#b9b2a5', snow, 0.6)));
    if (random.chance(0.6)) car(stage, [-half * 0.8, 0, -11.2], random.pick(CARS), random.chance(0.5));
    lampPost(stage, [half + 2, 0, -8], 4.6);
  }
  flatPen(stage, box2(-90, eyeZ + 1, 90, 60)).shadows();
}

/** Set on a quay, seen across the water. */
export function onQuay(stage: Stage, random: Random, setting: Setting): void {
  const { hour, snow, half } = setting;
  const [, , eyeZ] = stage.camera.eye;
  const edge = -8;
  stage.muted(() => {
    for (const [from, to] of [
      [-half - 90, -half - 5],
      [half + 5, half + 90],
    ] as const)
      farRow(stage, random, { from, to, z: 2, storeys: [2, 4], snow });
  });
  paintLawn(stage, grassOf(hour, snow));
  stage.muted(() => farRow(stage, random, { from: -half - 90, to: half + 90, z: 44, storeys: [2, 4], snow }));
  area(stage, box2(-300, edge, 300, 3), snowed('#9b9891', snow, 0.6), 0.05);
  flatPen(stage, box2(-90, edge, 90, 2)).shadows();
  paintWater(stage, random, hour, box2(-300, eyeZ - 2, 300, edge), -1.3);
  const mirror = flatPen(stage, box2(-half, edge - 20, half, edge), -1.3);
  mirror.rect(
    -half,
    edge - 16,
    half,
    edge,
    mirror.fade(
      [0, edge - 16],
      [0, edge],
      [
        [0, '#4a342f', 0],
        [1, '#4a342f', 0.3],
      ],
    ),
  );
  stage.face(frontSheet(frameAt([-300, -1.3, edge])), box2(0, 0, 600, 1.3), (pen) =>
    brickwork(pen, random, BRICKS.brown, box2(300 - half * 3, 0, 300 + half * 3, 1.3), 0.4),
  );
  for (let i = -2; i < 3; i += 1)
    if (i !== 0)
      plantTree(stage, random, [i * (half * 0.72), 0, edge + 1.4], {
        kind: 'tall',
        height: random.range(4.2, 5),
        season: hour.season,
        detail: 0.8,
      });
  fence(stage, frameAt([-half * 3, 0, edge + 0.4]), half * 6, 1, '#3a3d3f', 'rails');
  for (const x of [-half * 0.4, half * 0.5]) lampPost(stage, [x, 0, edge + 1], 4.2);
  barge(
    stage,
    frameAt([random.range(-0.8, 0.1) * half, -1.3, edge - 5.5]),
    9,
    random.pick(['#2f4a3c', '#3f5468', '#6b3a30']),
  );
}
