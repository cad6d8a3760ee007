import { poly3 } from '../base/vec.ts';
import { fitting } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { Stage } from '../base/stage.ts';
import { frontFor, neighbourHints } from '../buildings/fronts/front-for.ts';
import { rowHouse } from '../buildings/row-house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade } from '../nature/tree.ts';
import { dressStreet } from '../street/dress.ts';
import { paintStreet } from '../street/ground.ts';
import { snowLies, snowed } from '../street/setting.ts';
import { BRICKS } from '../surfaces/brick.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { formatOf, numberHint, textHint } from '../words.ts';
import type { Front } from '../buildings/fronts/front-for.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

const PAVINGS: Record<string, 'cobbles' | 'asphalt' | 'clinkers'> = {
  cobbles: 'cobbles',
  asphalt: 'asphalt',
  'lamp-post': 'cobbles',
  bicycles: 'clinkers',
  'plane-tree': 'clinkers',
};

/** A row of houses along a street with the offered one near the middle. */
export function streetScene(words: PictureWords, random: Random): string {
  const { hints } = words;
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const front = frontFor(hints, random.fork('front'));
  const over = { flat: 1.4, low: 2.2, gable: 3, mansard: 4.2, 'step-gable': front.width * 0.62 + 2 }[
    front.shape
  ];
  const high = front.facade.height + over;
  const turn =
    random.pick([-1, 1]) * random.pick([random.range(3, 10), random.range(14, 26), random.range(24, 33)]);
  const lean = -Math.tan((turn * Math.PI) / 180) * 0.85;
  const half = front.width / 2;
  const camera = fitting(
    {
      eye: [lean * 10, random.range(1.6, 2.2), -10],
      turn,
      view: random.pick([50, 57, 62]),
      horizon: random.range(0.77, 0.84),
      ...formatOf(hints),
    },
    poly3([-half, high - 1, 0], [half, high - 1, 0], [-half, 0, 0], [half, 0, 0]),
    [random.range(0.14, 0.24), random.range(0.05, 0.13)],
  );
  const back = -camera.eye[2];
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'trees', winter: hour.season === 'winter' });
  const build = (x: number, own: Random, made: Front): void => {
    const roof = made.slate
      ? own.pick([ROOFS.slate, ROOFS.blue, ROOFS.black])
      : own.pick([ROOFS.orange, ROOFS.red, ROOFS.black, ROOFS.brown]);
    rowHouse(stage, frameAt([x, 0, 0]), own, {
      ...made,
      party: own.pick([BRICKS.russet, BRICKS.brown, BRICKS.red, BRICKS.rose]),
      roof: { ...roof, tile: snowed(roof.tile, snow, 0.8) },
    });
  };
  let [left, right] = [-front.width / 2, front.width / 2];
  build(left, random.fork('subject'), front);
  const storeys = numberHint(hints, 'storeys', 3);
  for (let i = 0; i < 5; i += 1) {
    const [a, b] = [random.fork(`left ${i}`), random.fork(`right ${i}`)];
    const [before, after] = [
      frontFor(neighbourHints(a, storeys), a),
      frontFor(neighbourHints(b, storeys), b),
    ];
    left -= before.width;
    if (left > camera.eye[0] - back * 3) build(left, a, before);
    if (right < camera.eye[0] + back * 3) build(right, b, after);
    right += after.width;
  }
  dressStreet(stage, random.fork('dress'), {
    hour,
    snow,
    kind: textHint(hints, 'street'),
    half: front.width / 2,
    doorSide: random.chance(0.5) ? 1 : -1,
  });
  const sunSide = Math.sign(hour.light.sun[0]) || 1;
  if (random.chance(0.6))
    distantShade(stage, random, [camera.eye[0] + sunSide * random.range(5, 9), 0, -back + 4], {
      kind: 'round',
      height: 9,
      season: hour.season,
    });
  paintStreet(stage, {
    walk: 2.8,
    road: 30,
    slabs: snowed('#b9b2a5', snow, 0.6),
    paving: PAVINGS[textHint(hints, 'street')] ?? 'asphalt',
    from: left,
    to: right,
    snow,
  });
  return stage.finish();
}
