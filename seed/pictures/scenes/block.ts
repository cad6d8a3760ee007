import { poly3 } from '../base/vec.ts';
import { fitting } from '../base/camera.ts';
import { box2 } from '../base/sheet.ts';
import { frameAt } from '../base/frame.ts';
import { Stage } from '../base/stage.ts';
import { block } from '../buildings/block.ts';
import { blockWords } from '../buildings/block-words.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush, hedge } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade, plantTree } from '../nature/tree.ts';
import { area, paintStreet } from '../street/ground.ts';
import { bicycle, car, lampPost } from '../street/props.ts';
import { grassOf, snowLies, snowed } from '../street/setting.ts';
import { farHouse } from '../town/houses.ts';
import { formatOf, textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { Vec3 } from '../base/vec.ts';

/** An apartment building or warehouse at three quarters, with its street and what grows along it. */
export function blockScene(words: PictureWords, random: Random): string {
  const { hints } = words;
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const building = blockWords(words, random.fork('building'));
  const storey = building.storey ?? 3;
  const high = building.storeys * storey + (building.top && building.top !== 'flat' ? 3 : 1);
  const wide = building.bays * (building.bay ?? 3.4);
  const turn = random.pick([-1, 1]) * random.range(10, 36);
  const angle = (turn * Math.PI) / 180;
  const target: Vec3 = [random.range(-0.12, 0.12) * wide, 0, 3];
  const camera = fitting(
    {
      eye: [target[0] - Math.sin(angle) * 14, random.pick([1.7, 2.2, 3.6]), target[2] - Math.cos(angle) * 14],
      turn,
      view: random.pick([48, 54, 62]),
      horizon: random.range(0.78, 0.86),
      ...formatOf(hints),
    },
    poly3([-wide / 2, high, 0], [wide / 2, high, 0], [-wide / 2, 0, 0], [wide / 2, 0, 0]),
    [random.range(0.04, 0.12), random.range(0.06, 0.13)],
  );
  const back = -camera.eye[2];
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'town', tower: random.chance(0.4), winter: hour.season === 'winter' });
  area(stage, box2(-600, -back - 10, 600, 900), grassOf(hour, snow));
  block(stage, frameAt([-wide / 2, 0, 0]), random.fork('block'), building);
  const leaf = hour.season === 'autumn' ? '#8a7f45' : '#5d7347';
  const street = textHint(hints, 'street');
  for (const side of [-1, 1]) {
    if (random.chance(0.75))
      farHouse(
        stage,
        frameAt([
          side > 0 ? wide / 2 + random.range(6, 14) : -wide / 2 - random.range(17, 26),
          0,
          random.range(10, 22),
        ]),
        random,
        {
          width: 10,
          depth: 10,
          storeys: random.int(2, 3),
          gable: random.pick(['along', 'flat', 'front']),
          snow,
        },
      );
    for (let i = 0; i < 3; i += 1)
      plantTree(stage, random, [side * random.range(wide / 2 + 2, wide / 2 + 20), 0, random.range(10, 26)], {
        kind: random.pick(['round', 'tall', 'birch']),
        height: random.range(7, 11),
        season: hour.season,
        detail: 0.5,
      });
  }
  if (street === 'hedge' || random.chance(0.4))
    for (const side of [-1, 1])
      hedge(
        stage,
        frameAt([side > 0 ? 2 : -wide * 0.46, 0, -0.9]),
        random,
        [wide * 0.46 - 2, 0.8, 0.6],
        leaf,
      );
  else
    for (let i = 0; i < 5; i += 1)
      bush(stage, random, [random.pick([-1, 1]) * random.range(2.4, wide / 2), 0, -0.6], {
        size: random.range(0.7, 1.2),
        colour: leaf,
      });
  const aside = (): number => random.pick([-1, 1]) * random.range(wide * 0.2, wide * 0.55);
  if (street === 'bicycles')
    for (let i = 0; i < 4; i += 1)
      bicycle(
        stage,
        [2.2 + i * 1.05, 0, -1.4],
        random.pick(['#2f4a3c', '#7f2f2b', '#3f5468', '#2b2b2d']),
        random.chance(0.5),
      );
  if (street === 'lamp-post' || random.chance(0.25))
    for (const x of [-wide * 0.5, wide * 0.42]) lampPost(stage, [x, 0, -2.6], 4.6);
  if (street === 'asphalt' || street === 'cobbles' || random.chance(0.3))
    for (let i = 0; i < 2; i += 1)
      car(
        stage,
        [aside() + i * 2, 0, -4.2],
        random.pick(['#7f2f2b', '#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499']),
        random.chance(0.5),
      );
  const trees = street === 'plane-tree' ? 3 : random.int(0, 2);
  for (let i = 0; i < trees; i += 1)
    plantTree(stage, random, [aside() + i * 1.5, 0, -2.3], {
      kind: street === 'plane-tree' ? 'round' : random.pick(['birch', 'tall', 'round']),
      height: random.range(5.5, 7.5),
      season: hour.season,
    });
  if (random.chance(0.6))
    distantShade(stage, random, [(Math.sign(hour.light.sun[0]) || 1) * 9 + camera.eye[0], 0, -back * 0.7], {
      kind: 'round',
      height: 9,
      season: hour.season,
    });
  paintStreet(stage, {
    walk: 3,
    road: 40,
    slabs: snowed('#bdb6a9', snow, 0.6),
    paving: street === 'cobbles' ? 'cobbles' : random.pick(['asphalt', 'clinkers']),
    from: -200,
    to: 200,
    snow,
  });
  return stage.finish();
}
