import { seg } from '../base/vec.ts';
import { poly3 } from '../base/vec.ts';
import { framed } from '../base/camera.ts';
import { lighter } from '../base/colour.ts';
import { frameAt } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { box2, sheetOf } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { length, sub } from '../base/vec.ts';
import { plainBox } from '../buildings/solid.ts';
import { houseRandom } from '../house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush, fence, hedge } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade, plantTree } from '../nature/tree.ts';
import { area, flatPen, paintLawn, paintStreet } from '../street/ground.ts';
import { lampPost } from '../street/props.ts';
import { neighbours } from '../street/neighbours.ts';
import { grassOf } from '../street/setting.ts';
import { farHouse } from '../town/houses.ts';
import { textHint } from '../words.ts';
import type { Hour } from '../nature/hours.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { TreeKind } from '../nature/tree.ts';
import type { Vec3 } from '../base/vec.ts';

const TREES: Record<string, TreeKind> = { birch: 'birch', poplar: 'poplar', apple: 'round' };

/** Surveyors' posts at the corners of the land on offer, with a tape from one to the next. */
function stakes(stage: Stage, corners: readonly Vec3[]): void {
  corners.forEach((from, i) => {
    const [x, , z] = from;
    for (const [k, tone] of ['#e6dfd2', '#b5452c', '#e6dfd2', '#b5452c'].entries())
      plainBox(stage, frameAt([x - 0.07, k * 0.34, z]), [0.14, 0.34, 0.14], tone);
    const to = corners[(i + 1) % corners.length] ?? from;
    const long = length(sub(to, from));
    stage.face(
      sheetOf(from, sub(to, from), [0, 1, 0]),
      box2(0, 0.9, long, 1.05),
      (pen) => {
        pen.lines([seg([0, 0.98], [long, 0.98])], pen.tone('#f3ede0'), Math.max(5, pen.unit * 0.05));
      },
      { casts: false, bothSides: true },
    );
  });
}

const GAP = 5.2;

function streetGap(stage: Stage, random: Random, house: Random, hour: Hour): void {
  neighbours(stage, house, { half: GAP, storeys: 3, snow: false });
  const yard = flatPen(stage, box2(-GAP, 0, GAP, 22));
  yard.fill(yard.outline, yard.tone(grassOf(hour, false)));
  yard.rect(-GAP, 0, GAP, 5, yard.tone('#958b7a'));
  for (let i = 0; i < 16; i += 1)
    bush(stage, random, [random.range(-GAP + 0.6, GAP - 0.6), 0, random.range(4.5, 18)], {
      size: random.range(0.5, 1.3),
      colour: random.pick(['#6f8350', '#7f8f5a', '#5f7550']),
    });
  hedge(stage, frameAt([-GAP, 0, 22]), random, [GAP * 2, 2, 0.8], '#5f7348');
  fence(stage, frameAt([-GAP, 0, 0.1]), GAP * 2, 1.5, '#8a7358', 'wire');
  for (const x of [-3, 2.5])
    plantTree(stage, random, [x, 0, 24], {
      kind: 'poplar',
      height: random.range(11, 14),
      season: hour.season,
      detail: 0.8,
    });
  stage.muted(() => {
    for (let i = 0; i < 4; i += 1)
      farHouse(stage, frameAt([-22 + i * 11, 0, 36]), random, { width: 9, storeys: 2 });
  });
  stakes(stage, poly3([-GAP + 0.3, 0, 0.6], [GAP - 0.3, 0, 0.6], [GAP - 0.3, 0, 20], [-GAP + 0.3, 0, 20]));
  paintStreet(stage, {
    walk: 2.8,
    road: 40,
    slabs: '#b9b2a5',
    paving: 'asphalt',
    from: -120,
    to: 120,
  });
}

const HALF = 11;
const DEEP = 30;

function openLand(stage: Stage, random: Random, words: PictureWords, hour: Hour): void {
  const { hints } = words;
  const tree = TREES[textHint(hints, 'trees')] ?? 'round';
  const colour = tree === 'round' && hour.season === 'spring' ? { colour: '#e3c9cc' } : {};
  const leaf = hour.season === 'autumn' ? '#8a7f45' : '#5d7347';
  const grass = grassOf(hour, false);
  const plot = flatPen(stage, box2(-HALF, 0, HALF, DEEP));
  plot.fill(plot.outline, plot.tone(lighter(grass, 0.16)), { 'fill-opacity': 0.75 });
  if (textHint(hints, 'era') === 'orchard')
    for (let row = 0; row < 3; row += 1)
      for (let i = 0; i < 3; i += 1)
        plantTree(stage, random, [-7 + row * 7 + random.range(-0.4, 0.4), 0, 6 + i * 9], {
          kind: tree,
          height: random.range(3.4, 4.2),
          season: hour.season,
          detail: 0.8,
          ...colour,
        });
  for (let i = 0; i < 11; i += 1)
    plantTree(stage, random, [-34 + i * 6.6 + random.range(-1, 1), 0, DEEP + 8 + (i % 2) * 3], {
      kind: tree === 'round' ? 'tall' : tree,
      height: random.range(8, 11),
      season: hour.season,
      detail: 0.7,
      ...colour,
    });
  hedge(stage, frameAt([-34, 0, DEEP + 3]), random, [68, 1.5, 1], leaf);
  for (const side of [-1, 1])
    hedge(
      stage,
      frameAt([side * (HALF + 2), 0, side > 0 ? 6 : 28], side > 0 ? -90 : 90),
      random,
      [22, 1.2, 0.8],
      leaf,
    );
  stage.muted(() => {
    for (const [x, turn] of [
      [-HALF - 18, 8],
      [HALF + 6, -8],
    ] as const)
      farHouse(stage, frameAt([x, 0, 14], turn), random, { width: 11, storeys: 2, gable: 'along' });
  });
  stakes(stage, poly3([-HALF, 0, 0], [HALF, 0, 0], [HALF, 0, DEEP], [-HALF, 0, DEEP]));
  if (hour.season !== 'winter')
    for (let i = 0; i < 26; i += 1)
      bush(stage, random, [random.range(-26, 26), 0, -1 - random.range(0, 2)], {
        size: random.range(0.35, 0.7),
        colour: random.pick(['#8fa066', '#7f9a4f']),
        flowers: random.pick(['#efe6d8', '#d98f6b', '#b49ac6', '#e0c25f']),
      });
  const road = area(stage, box2(-300, stage.camera.eye[2] - 3, 300, -5), '#807c77', 0.1);
  road.rect(-300, -5.4, 300, -5, road.tone('#b0aaa0'));
  lampPost(stage, [HALF + 4, 0, -4], 4.6);
}

/** Building land: a meadow, an orchard or a gap in a street, with its corners staked out. */
export function plotScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const hour = hourFor(hints, random.fork('hour'));
  const gap = textHint(hints, 'era') === 'street-gap';
  const outline = gap
    ? poly3([-GAP, 0, 0], [GAP, 0, 0], [-GAP, 8.2, 0], [GAP, 8.2, 0])
    : poly3([-HALF, 0, 0], [HALF, 0, 0], [-HALF, 1.4, DEEP], [HALF, 1.4, DEEP]);
  const camera = framed(
    {
      target: [0, 0, gap ? 0 : 10],
      rise: gap ? 1.8 : random.range(4.6, 6),
      turn: random.pick([-1, 1]) * random.range(3, 11),
      view: 56,
    },
    outline,
    gap ? { wide: 0.6, high: 0.76, foot: 0.9 } : { wide: 0.84, high: 0.5, foot: 0.87 },
  );
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, {
    kind: gap ? 'town' : 'trees',
    tower: true,
    winter: hour.season === 'winter',
  });
  paintLawn(stage, grassOf(hour, false));
  if (gap) streetGap(stage, random, houseRandom(words), hour);
  else {
    openLand(stage, random, words, hour);
    distantShade(stage, random, [(Math.sign(hour.light.sun[0]) || 1) * 13, 0, 2], {
      kind: 'round',
      height: 8,
      season: hour.season,
    });
    flatPen(stage, box2(-80, camera.eye[2] + 0.8, 80, 70)).shadows();
  }
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
