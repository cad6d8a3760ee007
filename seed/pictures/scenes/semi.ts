import { poly, poly3 } from '../base/vec.ts';
import { framed } from '../base/camera.ts';
import { boxOf } from '../base/picture.ts';
import { frameAt } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { frontFor } from '../buildings/fronts/front-for.ts';
import { rowHouse } from '../buildings/row-house.ts';
import { doorstep } from '../buildings/doorstep.ts';
import { houseRandom } from '../house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush, fence, hedge } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade, plantTree } from '../nature/tree.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { bicycle } from '../street/props.ts';
import { grassOf, snowLies, snowed } from '../street/setting.ts';
import { BRICKS } from '../surfaces/brick.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { garageRow } from '../views/garages.ts';
import { coverOf } from '../surfaces/cover.ts';
import { doorColour } from '../openings/door-colours.ts';
import { formatOf } from '../words.ts';
import type { Front } from '../buildings/fronts/front-for.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

/** Two houses under one roof with gardens before and beside them; the offered one is nearer the viewer. */
export function semiScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  const house = houseRandom(words);
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const own = frontFor(hints, house.fork('front'));
  const twin = frontFor(
    {
      ...hints,
      material: house.pick([hints.material, 'white-plaster', 'red-brick', 'brown-brick']),
      door: '',
      bow: hints.bow,
    },
    house.fork('twin'),
  );
  const side = house.pick([-1, 1]);
  const turn = side * (words.scene === 'street' ? random.range(32, 40) : random.range(14, 26));
  const left = side > 0 ? -own.width : 0;
  const garage = hints.garage === true ? 3.4 : 0;
  const high = Math.max(own.facade.height, twin.facade.height) + 3.6;
  const near = words.scene === 'front';
  const whole = poly3(
    [left - (side > 0 ? garage : 0), 0, 0],
    [left + own.width + (side > 0 ? 0 : garage), 0, 0],
    [left, high - 3.6, 0],
    [left + own.width, high - 3.6, 0],
    [left, high, 4.5],
    [left + own.width, high, 4.5],
  );
  const outline = near ? doorstep(own.facade.plan.doors?.at(-1), left, own.width) : whole;
  const wide = hints.format === 'wide';
  const camera = framed(
    {
      target: [left + own.width / 2, 0, 2],
      rise: random.range(1.6, 2.4),
      turn,
      view: random.range(50, 58),
      ...formatOf(hints),
    },
    outline,
    {
      wide: wide ? 0.4 : 0.62,
      high: near ? 0.8 : 0.76,
      middle: (wide ? 0.66 : 0.5) - side * 0.06,
      foot: 0.88,
    },
  );
  const back = -camera.eye[2];
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, {
    kind: 'trees',
    tower: random.chance(0.5),
    winter: hour.season === 'winter',
  });
  paintLawn(stage, grassOf(hour, snow), { snow });
  const tile = house.pick([ROOFS.orange, ROOFS.red, ROOFS.brown, ROOFS.black]);
  const roof = { ...tile, tile: snowed(tile.tile, snow, 0.8) };
  const height = Math.max(own.facade.height, twin.facade.height);
  const pair = [
    [left, own],
    [side > 0 ? 0 : -twin.width, twin],
  ] as const;
  const build = ([x, front]: readonly [number, Front], dormers: number): void =>
    rowHouse(stage, frameAt([x, 0, 0]), house.fork(`house ${x}`), {
      ...front,
      facade: { ...front.facade, height },
      shape: front.shape === 'flat' ? 'low' : front.shape,
      dormers,
      party: BRICKS.red,
      roof,
    });
  build(pair[0], 1);
  stage.muted(() => build(pair[1], 0), 0.3);
  const edge = side > 0 ? left : own.width;
  if (hints.garage === true)
    garageRow(
      stage,
      frameAt([side > 0 ? edge - 3.4 : edge + 0.3, 0, 3]),
      random,
      1,
      coverOf(hints.material),
      doorColour(hints.door, house),
      snow,
    );
  const leaf = hour.season === 'autumn' ? '#8a7f45' : '#5d7347';
  const ground = flatPen(stage, box2(-30, -back, 30, 6));
  const paving = snowed('#b9ae9c', snow, 0.4);
  const drive = side > 0 ? edge - 3.2 : edge + 0.4;
  ground.fill(poly([drive, 3], [drive + 2.8, 3], [drive + 3, -7], [drive - 0.2, -7]), ground.tone(paving));
  for (const [x, front] of pair) {
    const door = front.facade.plan.doors?.at(-1);
    const u = x + (door ? door.u + door.width / 2 : front.width / 2);
    ground.fill(poly([u - 0.6, 0], [u + 0.6, 0], [u + 0.7, -7], [u - 0.7, -7]), ground.tone(paving));
    hedge(stage, frameAt([u + 1, 0, -6]), random, [Math.max(1, x + front.width - u - 1.2), 0.9, 0.5], leaf);
    for (let i = 0; i < 3; i += 1)
      bush(stage, random, [x + random.range(0.3, front.width - 0.3), 0, -0.8], {
        size: random.range(0.6, 1.1),
        colour: leaf,
        ...(hour.season === 'winter'
          ? {}
          : { flowers: random.pick(['#d9a3b0', '#efe6d8', '#b49ac6', '#d98f6b']) }),
      });
  }
  ground.fill(box2(-200, -9.4, 200, -7), ground.tone(snowed('#b5ada0', snow, 0.6)));
  ground.fill(box2(-200, -back - 3, 200, -9.4), ground.tone(snowed('#77736f', snow, 0.4)));
  fence(
    stage,
    frameAt([side > 0 ? 0 : -twin.width - 6, 0, -6.4]),
    twin.width + 6,
    0.85,
    '#e3ddd0',
    'pickets',
  );
  if (random.chance(0.4)) bicycle(stage, [edge + side * 1.4, 0, -0.6], '#3f5468');
  for (let i = 0; i < 4; i += 1)
    plantTree(stage, random, [random.pick([-1, 1]) * random.range(13, 22), 0, random.range(4, 18)], {
      kind: random.pick(['round', 'tall', 'birch']),
      height: random.range(7, 10),
      season: hour.season,
      detail: 0.7,
    });
  plantTree(stage, random, [side * (own.width + garage + random.range(2.6, 4)), 0, -2.6], {
    kind: random.pick(['birch', 'round']),
    height: random.range(4.2, 5.4),
    season: hour.season,
  });
  distantShade(stage, random, [(Math.sign(hour.light.sun[0]) || 1) * 8 + camera.eye[0], 0, -back + 3], {
    kind: 'round',
    height: 8,
    season: hour.season,
  });
  flatPen(stage, box2(-60, -back, 60, 40)).shadows();
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
