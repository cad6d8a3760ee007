import { cameraOf } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { Stage } from '../base/stage.ts';
import { rowHouse } from '../buildings/row-house.ts';
import { STUCCOS, TOWN_BRICKS, townhouse } from '../buildings/townhouse.ts';
import { hourOf } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { plantTree } from '../nature/tree.ts';
import { paintStreet } from '../street/ground.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { BRICKS } from '../surfaces/brick.ts';
import type { PictureWords } from "../words.ts";
import type { HourName } from '../nature/hours.ts';
import type { Random } from '../base/random.ts';

/** A row of houses along a street with the offered one in the middle. */
export function streetScene(_words: PictureWords, random: Random): string {
  const hour = hourOf(random.pick<HourName>(['morning', 'noon', 'afternoon', 'golden', 'dusk', 'overcast', 'winter']), random);
  const back = random.range(17, 21);
  const camera = cameraOf({ eye: [random.range(-4, 4), 1.75, -back], turn: random.range(-24, 24), view: 58, horizon: random.range(0.76, 0.82) });
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  const subject = random.range(5.6, 7.6);
  let [left, right] = [-subject / 2, subject / 2];
  const build = (x: number, width: number, name: string): void => {
    const own = random.fork(name);
    const cover = own.chance(0.6) ? own.pick(TOWN_BRICKS) : own.pick(STUCCOS);
    const facade = townhouse({ width, storeys: own.pick([2, 3, 3]), random: own }, cover);
    rowHouse(stage, frameAt([x, 0, 0]), own, { width, facade, party: own.pick([BRICKS.russet, BRICKS.brown, BRICKS.red]), roof: own.pick([ROOFS.orange, ROOFS.red, ROOFS.slate, ROOFS.black]), dormers: own.pick([0, 0, 1, 2]) });
  };
  build(left, subject, 'subject');
  for (let i = 0; i < 4; i += 1) {
    const [a, b] = [random.range(4.8, 7), random.range(4.8, 7)];
    left -= a;
    build(left, a, `left ${i}`);
    build(right, b, `right ${i}`);
    right += b;
  }
  plantTree(stage, random, [random.pick([-1, 1]) * random.range(3.5, 5), 0, -2.2], { kind: 'round', height: random.range(5.5, 7), season: hour.season });
  paintStreet(stage, { walk: 2.8, road: 14, slabs: '#b3aca0', paving: random.pick(['cobbles', 'asphalt', 'clinkers']), from: left, to: right });
  stage.paint();
  return stage.drawing.toString();
}
