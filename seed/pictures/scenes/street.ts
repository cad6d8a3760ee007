import { poly3 } from '../base/vec.ts';
import { framed } from '../base/camera.ts';
import { boxOf } from '../base/picture.ts';
import { Stage } from '../base/stage.ts';
import { frontFor } from '../buildings/fronts/front-for.ts';
import { addBells } from '../buildings/bells.ts';
import { doorstep } from '../buildings/doorstep.ts';
import { houseRandom } from '../house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade } from '../nature/tree.ts';
import { dressStreet } from '../street/dress.ts';
import { paintStreet } from '../street/ground.ts';
import { houseInRow, neighbours } from '../street/neighbours.ts';
import { snowLies, snowed } from '../street/setting.ts';
import { formatOf, numberHint, textHint } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

const PAVINGS: Record<string, 'cobbles' | 'asphalt' | 'clinkers'> = {
  cobbles: 'cobbles',
  asphalt: 'asphalt',
  'lamp-post': 'cobbles',
  bicycles: 'clinkers',
  'plane-tree': 'clinkers',
};
const ROOF_HEIGHT = { flat: 0.6, low: 2, gable: 4.6, mansard: 4.6 };

/** A row of houses along a street: the offered one in the middle and in full colour, the others paler. */
export function streetScene(words: PictureWords, random: Random): Picture {
  const { hints, scene } = words;
  const house = houseRandom(words);
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const front = frontFor(hints, house.fork('front'));
  if (words.mainType === 'investment') addBells(front.facade.plan);
  const { facade, shape, width } = front;
  const half = width / 2;
  const wide = hints.format === 'wide';
  const ridge = facade.height + (shape === 'step-gable' ? width * 0.62 + 0.6 : ROOF_HEIGHT[shape]);
  const along = scene === 'street';
  const turn = random.pick([-1, 1]) * (along ? random.range(27, 36) : random.range(4, 15));
  const depth = shape === 'step-gable' ? 0 : 4.6;
  const whole = poly3(
    [-half, 0, 0],
    [half, 0, 0],
    [-half, facade.height, 0],
    [half, facade.height, 0],
    [-half, ridge, depth],
    [half, ridge, depth],
  );
  const near = scene === 'front';
  const outline = near ? doorstep(facade.plan.doors?.at(-1), -half, width) : whole;
  const camera = framed(
    { target: [0, 0, 0], rise: random.range(1.6, 2.1), turn, view: random.range(50, 58), ...formatOf(hints) },
    outline,
    {
      wide: wide ? 0.34 : near ? 0.6 : 0.7,
      high: along || near ? 0.77 : random.range(0.8, 0.85),
      middle: wide ? 0.7 : 0.5 + random.range(-0.06, 0.06),
      foot: random.range(0.91, 0.94),
    },
  );
  const [eyeX, , eyeZ] = camera.eye;
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'trees', winter: hour.season === 'winter' });
  houseInRow(stage, house.fork('subject'), -half, front, snow);
  neighbours(stage, house, { half, storeys: Math.min(3, numberHint(hints, 'storeys', 3)), snow });
  dressStreet(stage, random.fork('dress'), { hour, snow, kind: textHint(hints, 'street'), half });
  const sunSide = Math.sign(hour.light.sun[0]) || 1;
  if (random.chance(0.5))
    distantShade(stage, random, [eyeX + sunSide * random.range(6, 9), 0, eyeZ + 4], {
      kind: 'round',
      height: 8,
      season: hour.season,
    });
  paintStreet(stage, {
    walk: 2.8,
    road: 30,
    slabs: snowed('#b9b2a5', snow, 0.6),
    paving: PAVINGS[textHint(hints, 'street')] ?? 'asphalt',
    from: -120,
    to: 120,
    snow,
  });
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
