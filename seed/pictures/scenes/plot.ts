import { poly } from '../base/vec.ts';
import { cameraOf } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { frontFor, neighbourHints } from '../buildings/fronts/front-for.ts';
import { rowHouse } from '../buildings/row-house.ts';
import { plainBox } from '../buildings/solid.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush, fence, hedge } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade, plantTree } from '../nature/tree.ts';
import { flatPen, paintLawn, paintStreet } from '../street/ground.ts';
import { grassOf, snowLies, snowed } from '../street/setting.ts';
import { BRICKS } from '../surfaces/brick.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { track } from '../town/fields.ts';
import { farHouse } from '../town/houses.ts';
import { textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Hour } from '../nature/hours.ts';
import type { TreeKind } from '../nature/tree.ts';

const TREES: Record<string, TreeKind> = { birch: 'birch', poplar: 'poplar', apple: 'round' };

/** Surveyors' posts at the corners of the land on offer. */
function posts(stage: Stage, corners: readonly (readonly [number, number])[]): void {
  for (const [x, z] of corners)
    for (const [k, tone] of ['#e6dfd2', '#a5472f', '#e6dfd2', '#a5472f'].entries())
      plainBox(stage, frameAt([x, k * 0.32, z]), [0.09, 0.32, 0.09], tone);
}

function streetGap(stage: Stage, random: Random, hour: Hour, snow: boolean): void {
  const gap = 5.4;
  for (const side of [-1, 1]) {
    let x = side * gap;
    for (let i = 0; i < 3; i += 1) {
      const own = random.fork(`gap ${side} ${i}`);
      const front = frontFor(neighbourHints(own, 3), own);
      const at = side > 0 ? x : x - front.width;
      rowHouse(stage, frameAt([at, 0, 0]), own, {
        ...front,
        party: own.pick([BRICKS.russet, BRICKS.rose, BRICKS.red]),
        roof: front.slate ? ROOFS.slate : { ...ROOFS.orange, tile: snowed(ROOFS.orange.tile, snow, 0.8) },
      });
      x += side * front.width;
    }
  }
  const yard = flatPen(stage, box2(-gap, 0, gap, 22));
  yard.fill(yard.outline, yard.tone(snowed('#b5a88f', snow, 0.7)));
  for (let i = 0; i < 9; i += 1)
    bush(stage, random, [random.range(-gap + 0.6, gap - 0.6), 0, random.range(4, 18)], {
      size: random.range(0.6, 1.5),
      colour: '#7f8a5f',
    });
  hedge(stage, frameAt([-gap, 0, 22]), random, [gap * 2, 1.8, 0.8], '#6f7a55');
  fence(stage, frameAt([-gap, 0, 0.1]), gap * 2, 1.5, '#8a7358', 'wire');
  for (const x of [-3, 2.5])
    plantTree(stage, random, [x, 0, 24], {
      kind: 'poplar',
      height: random.range(11, 14),
      season: hour.season,
      detail: 0.8,
    });
  for (let i = 0; i < 4; i += 1)
    farHouse(stage, frameAt([-22 + i * 11, 0, 36]), random, { width: 9, storeys: 2, snow });
  paintStreet(stage, {
    walk: 2.8,
    road: 30,
    slabs: snowed('#b9b2a5', snow, 0.6),
    paving: 'asphalt',
    from: -60,
    to: 60,
    snow,
  });
}

/** Building land: a meadow, an orchard or a gap in a street, with its corners staked out. */
export function plotScene({ hints }: PictureWords, random: Random): string {
  const hour = hourFor(hints, random.fork('hour'), { dusk: false });
  const snow = snowLies(hour, random);
  const kind = textHint(hints, 'era');
  const gap = kind === 'street-gap';
  const camera = cameraOf({
    eye: [random.range(-2, 2), gap ? 1.8 : random.range(2.4, 4.2), gap ? -15 : 0],
    turn: random.range(-12, 12),
    view: 60,
    horizon: gap ? 0.72 : random.range(0.46, 0.54),
  });
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, {
    kind: gap ? 'town' : 'trees',
    tower: true,
    winter: hour.season === 'winter',
  });
  paintLawn(stage, grassOf(hour, snow), { snow });
  if (gap) streetGap(stage, random, hour, snow);
  else {
    const tree = TREES[textHint(hints, 'trees')] ?? 'round';
    const colour = tree === 'round' && hour.season === 'spring' ? { colour: '#e3c9cc' } : {};
    if (kind === 'orchard')
      for (let row = 0; row < 4; row += 1)
        for (let i = 0; i < 4; i += 1)
          plantTree(stage, random, [-13 + row * 8.4 + random.range(-0.5, 0.5), 0, 12 + i * 8], {
            kind: tree,
            height: random.range(3.6, 4.6),
            season: hour.season,
            detail: 0.8,
            ...colour,
          });
    else
      for (let i = 0; i < 9; i += 1)
        plantTree(stage, random, [-24 + i * 6 + random.range(-1, 1), 0, 34 + (i % 2) * 3], {
          kind: tree,
          height: random.range(8, 11),
          season: hour.season,
          detail: 0.7,
          ...colour,
        });
    hedge(
      stage,
      frameAt([-30, 0, 40]),
      random,
      [60, 1.6, 1],
      hour.season === 'autumn' ? '#8a7f45' : '#5d7347',
    );
    for (const [x, turn] of [
      [-27, 20],
      [24, -24],
    ] as const)
      farHouse(stage, frameAt([x, 0, 46], turn), random, { width: 12, storeys: 1, snow });
    track(stage, [5, 2], [15, 44], 3.2, snowed('#c3b190', snow, 0.5));
    posts(stage, poly([-9, 9], [9, 9], [12, 30], [-12, 30]));
    fence(stage, frameAt([-30, 0, 7.6]), 33, 1.05, '#8a7358', random.pick(['rails', 'wire']));
    if (hour.season !== 'winter')
      for (let i = 0; i < 12; i += 1)
        bush(stage, random, [random.range(-14, 14), 0, random.range(5.5, 8)], {
          size: random.range(0.4, 0.8),
          colour: '#8fa066',
          flowers: random.pick(['#efe6d8', '#d98f6b', '#b49ac6', '#e0c25f']),
        });
    distantShade(stage, random, [(Math.sign(hour.light.sun[0]) || 1) * 8, 0, 4], {
      kind: 'round',
      height: 8,
      season: hour.season,
    });
  }
  flatPen(stage, box2(-60, camera.eye[2] + 0.8, 60, 60)).shadows();
  return stage.finish();
}
