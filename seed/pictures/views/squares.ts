import { poly, poly3, seg } from '../base/vec.ts';
import { framed } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { frontFor, neighbourHints } from '../buildings/fronts/front-for.ts';
import { gardenTable, parasol } from '../garden/things.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { plantTree } from '../nature/tree.ts';
import { paintWater } from '../nature/water.ts';
import { area, flatPen, paintLawn } from '../street/ground.ts';
import { houseInRow } from '../street/neighbours.ts';
import { bicycle, lampPost } from '../street/props.ts';
import { grassOf, snowLies, snowed } from '../street/setting.ts';
import { bench, stall } from '../street/stall.ts';
import { church } from '../town/church.ts';
import { farHouse, farRow } from '../town/houses.ts';
import { formatOf } from '../words.ts';
import type { Aim, Fill } from '../base/camera.ts';
import type { Hour } from '../nature/hours.ts';
import type { Hints } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

export type Square = { stage: Stage; hour: Hour; snow: boolean; random: Random; near: number };

/** A stage whose main object lies at z = 0, seen across a square or a lawn. */
export function opened(
  hints: Hints,
  random: Random,
  outline: readonly Vec3[],
  aim: Partial<Aim>,
  fill: Partial<Fill> = {},
): Square {
  const hour = hourFor(hints, random.fork('hour'));
  const wide = hints.format === 'wide';
  const camera = framed(
    {
      target: [0, 0, 0],
      rise: 1.9,
      turn: random.pick([-1, 1]) * random.range(4, 13),
      view: 58,
      ...formatOf(hints),
      ...aim,
    },
    outline,
    { wide: wide ? 0.5 : 0.82, high: 0.78, foot: 0.86, middle: wide ? 0.68 : 0.5, ...fill },
  );
  const stage = new Stage(camera, { ...hour.light, hazeFrom: 45, hazeDepth: 220 }, random);
  paintSky(stage, random.fork('sky'), hour);
  return { stage, hour, snow: snowLies(hour, random), random, near: camera.eye[2] };
}

function terrace(square: Square, from: number, to: number, storeys: number, name: string): void {
  let x = from;
  for (let i = 0; x < to; i += 1) {
    const own = square.random.fork(`${name} ${i}`);
    const front = frontFor(neighbourHints(own, storeys), own);
    houseInRow(square.stage, own, x, front, square.snow);
    x += front.width;
  }
}

export function setts({ stage, near, snow }: Square, colour: string): void {
  const ground = area(stage, box2(-300, near - 2, 300, 300), snowed(colour, snow, 0.6), 0.12);
  const joints: [Vec2, Vec2][] = [];
  for (let z = 0; z > near; z -= 0.9) joints.push(seg([-60, z], [60, z]));
  for (let x = -60; x < 60; x += 3) joints.push(seg([x, near], [x, 0]));
  ground.lines(joints, ground.tone('#5d554b'), 2.5, { 'stroke-opacity': 0.22 });
  flatPen(stage, box2(-80, near + 1, 80, 40)).shadows();
}

export function limes({ stage, random, hour }: Square, spots: readonly (readonly [number, number])[]): void {
  for (const [x, z] of spots)
    plantTree(stage, random, [x, 0, z], {
      kind: random.pick(['round', 'tall']),
      height: random.range(6, 7.5),
      season: hour.season,
      detail: 0.9,
    });
}

/** The church of a town with its square, or of a village with its green. */
export function churchSquare(hints: Hints, random: Random, village: boolean): Picture {
  const high = village ? 17 : 24;
  const w = high * 0.2;
  const outline = poly3([-w, 0, 1], [w, 0, 1], [-w / 2, high * 1.3, 1], [w / 2, high * 1.3, 1]);
  const side = random.fork('side').pick([-1, 1]);
  const square = opened(
    hints,
    random,
    outline,
    { turn: side * random.fork('turn').range(6, 24) },
    { high: 0.8, foot: 0.88, middle: random.fork('middle').range(0.36, 0.64) },
  );
  const { stage, hour, near } = square;
  paintBackdrop(stage, random, { kind: 'trees', winter: hour.season === 'winter' });
  const away = stage.camera.ahead[0] > 0 ? 1 : -1;
  church(stage, frameAt([-w / 2, 0, 1], away * -22), random, {
    high,
    spire: village ? 'needle' : random.pick(['needle', 'bulb']),
  });
  if (village)
    stage.muted(() => {
      for (const [x, z, turn] of [
        [-22, 2, 14],
        [-36, -3, 26],
        [13, 3, -12],
        [27, -2, -24],
      ] as const)
        farHouse(stage, frameAt([x, 0, z], turn), random, {
          width: 10,
          storeys: 1,
          gable: 'along',
          snow: square.snow,
        });
    }, 0.12);
  else {
    terrace(square, -w * 1.5 - 46, -w * 1.5 - 6, 3, 'left');
    terrace(square, w * 1.5 + 2.5, w * 1.5 + 45, 3, 'right');
  }
  if (village) {
    paintLawn(stage, grassOf(hour, square.snow), { snow: square.snow });
    const path = flatPen(stage, box2(-60, near, 60, 2));
    path.fill(
      poly([-1.2, 2], [1.2, 2], [4.5, near], [0.5, near]),
      path.tone(snowed('#a89c88', square.snow, 0.5)),
    );
    path.rect(-60, -6.4, 60, -4.2, path.tone(snowed('#928a80', square.snow, 0.5)));
    path.shadows();
  } else setts(square, '#8a8a87');
  limes(square, [
    [-w - 4.5, -9],
    [-w - 11, -10],
    [w + 4.5, -9.5],
    [w + 11, -9],
  ]);
  bench(stage, frameAt([side > 0 ? w + 2.2 : -w - 4, 0, near * 0.5], -6 * side));
  lampPost(stage, [-side * (w + 2.6), 0, near * 0.45], 4.4);
  if (!village) {
    const cloths = random.fork('cloths');
    for (const x of side > 0 ? [-w - 8] : [w + 4, w + 8]) {
      gardenTable(stage, frameAt([x, 0, near * 0.4], 4), '#3f4548');
      parasol(stage, [x + 1, 0, near * 0.4 + 0.5], cloths.pick(['#8f3f34', '#3f6650', '#d9c4a0', '#3f5468']));
    }
  }
  return { svg: stage.finish(), main: boxOf(stage.camera, outline) };
}

/** Market day before a row of town houses. */
export function market(hints: Hints, random: Random): Picture {
  const outline = poly3([-9.5, 0, -9], [9.5, 0, -9], [-9.5, 5.5, -6], [9.5, 5.5, -6]);
  const square = opened(
    hints,
    random,
    outline,
    {
      target: [0, 0, -6],
      rise: random.fork('rise').range(1.8, 3.4),
      view: 60,
      turn: random.fork('turn').range(-22, 22),
    },
    { wide: 0.86, foot: 0.84 },
  );
  const { stage } = square;
  paintBackdrop(stage, random, { kind: 'town', tower: true });
  terrace(square, -50, 50, 3, 'houses');
  setts(square, '#8e8c87');
  const first = random.fork('cloths').int(0, 4);
  const all = ['#8f3f34', '#3f6650', '#b98a3e', '#3f5468', '#7d5a6a'];
  const cloths = [...all.slice(first), ...all.slice(0, first)];
  const rows = [
    [-9.4, -4.6, 0.4, 5.4],
    [-9.6, -4.9, 4.2, 8.6],
    [-8.8, -3.2, 3.6],
  ];
  (rows[random.fork('row').int(0, 2)] ?? []).forEach((x, i) =>
    stall(stage, frameAt([x, 0, -8.6 + (i % 2) * 0.8], random.range(-4, 4)), random, cloths[i] ?? '#8f3f34'),
  );
  limes(square, [
    [-15, -4],
    [14.5, -4.5],
  ]);
  lampPost(stage, [-11.2, 0, -8], 4.4);
  for (let i = 0; i < 3; i += 1)
    bicycle(stage, [10.8 + i, 0, -9.5], random.pick(['#2f4a3c', '#7f2f2b', '#3f5468']), i === 1);
  return { svg: stage.finish(), main: boxOf(stage.camera, outline) };
}

/** A town park: a pond, old trees, a winding path with a bench, houses beyond. */
export function parkWalk(hints: Hints, random: Random): Picture {
  const outline = poly3([-8, 0, 5.5], [10, 0, 5.5], [-9, 7, 18], [10, 7, 18]);
  const square = opened(
    hints,
    random,
    outline,
    { target: [0, 0, 8], rise: 3.4, turn: random.range(-8, 8) },
    { wide: 0.84, high: 0.7, foot: 0.8 },
  );
  const { stage, hour, snow, near } = square;
  paintBackdrop(stage, random, {
    kind: 'trees',
    tower: random.chance(0.5),
    winter: hour.season === 'winter',
  });
  paintLawn(stage, grassOf(hour, snow), { snow });
  stage.muted(() => farRow(stage, random, { from: -70, to: 70, z: 48, storeys: [2, 4], snow }));
  const pond = Array.from({ length: 26 }, (_, i): Vec2 => {
    const angle = (i / 26) * 6.283;
    return [
      -1.5 + Math.cos(angle) * (8.5 + Math.sin(i * 1.3)),
      11 + Math.sin(angle) * (4.4 + Math.cos(i * 1.7) * 0.5),
    ];
  });
  const ground = flatPen(stage, box2(-60, near, 60, 60));
  ground.fill(
    pond.map(([u, v]): Vec2 => [-1.5 + (u + 1.5) * 1.07, 11 + (v - 11) * 1.1]),
    ground.tone('#8d8a6a'),
  );
  paintWater(stage, random, hour, pond, 0);
  ground.fill(
    poly([4, near], [7.6, near], [9.6, 1], [13, 12], [11, 26], [9.4, 26], [11, 12], [7.4, 1.4]),
    ground.tone(snowed('#b3a68d', snow, 0.5)),
  );
  ground.shadows();
  for (const [x, z, kind] of [
    [-13, 6, 'round'],
    [-10, 20, 'willow'],
    [15, 9, 'round'],
    [6, 26, 'tall'],
    [-22, 24, 'round'],
    [21, 24, 'birch'],
    [-4, 34, 'round'],
  ] as const)
    plantTree(stage, random, [x, 0, z], {
      kind,
      height: random.range(7, 10),
      season: hour.season,
      detail: 0.8,
    });
  for (let i = 0; i < 9; i += 1)
    bush(stage, random, [-9 + i * 1.9, 0, 16 + Math.sin(i) * 0.6], {
      size: random.range(0.7, 1.2),
      colour: '#6f8350',
      ...(hour.season === 'winter' ? {} : { flowers: random.pick(['#efe6d8', '#d9a3b0', '#e0c25f']) }),
    });
  bench(stage, frameAt([6.4, 0, 5.6], -70));
  bench(stage, frameAt([1, 0, 2.4], 8));
  lampPost(stage, [9.4, 0, 3.4], 4);
  return { svg: stage.finish(), main: boxOf(stage.camera, outline) };
}
