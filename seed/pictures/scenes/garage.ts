import { framed } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { poly3 } from '../base/vec.ts';
import { houseRandom } from '../house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { hedge } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { plantTree } from '../nature/tree.ts';
import { doorColour } from '../openings/door-colours.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { bicycle, car, lampPost } from '../street/props.ts';
import { snowLies, snowed } from '../street/setting.ts';
import { coverOf } from '../surfaces/cover.ts';
import { farRow } from '../town/houses.ts';
import { garageRow, parkingBay } from '../views/garages.ts';
import { numberHint, textHint } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

const STEP = 3.1;

/** Lock-up garages, in a row or round a court, the offered one in full colour; or a space below ground. */
export function garageScene(words: PictureWords, random: Random): Picture {
  const { hints } = words;
  if (textHint(hints, 'form') === 'underground') return parkingBay(hints, random);
  const house = houseRandom(words);
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const count = numberHint(hints, 'bays', 5);
  const court = textHint(hints, 'form') === 'garage-court';
  const turn = random.pick([-1, 1]) * random.range(10, 20);
  const long = count * STEP;
  const outline = poly3([-long / 2, 0, 0], [long / 2, 0, 0], [-long / 2, 2.8, 0], [long / 2, 2.8, 0]);
  const camera = framed({ target: [0, 0, 0], rise: random.range(1.7, 2.3), turn, view: 54 }, outline, {
    wide: 0.82,
    high: 0.5,
    foot: 0.76,
  });
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'town', tower: random.chance(0.5), winter: hour.season === 'winter' });
  paintLawn(stage, snowed(court ? '#8f877b' : '#807c77', snow, 0.6), { paved: true });
  const cover = coverOf(hints.material);
  const colour = doorColour(hints.door, house);
  const offered = Math.floor(count / 2);
  garageRow(stage, frameAt([-long / 2 + offered * STEP, 0, 0]), house, 1, cover, colour, snow);
  stage.muted(() => {
    garageRow(stage, frameAt([-long / 2, 0, 0.02]), house, offered, cover, colour, snow);
    garageRow(
      stage,
      frameAt([-long / 2 + (offered + 1) * STEP, 0, 0.02]),
      house,
      count - offered - 1,
      cover,
      colour,
      snow,
    );
    if (court)
      garageRow(
        stage,
        turn > 0 ? frameAt([long / 2 + 2, 0, 1], 90) : frameAt([-long / 2 - 2, 0, -14], -90),
        random,
        5,
        cover,
        colour,
        snow,
      );
    farRow(stage, random, { from: -60, to: 60, z: 18, storeys: [2, 3], snow });
  }, 0.4);
  for (let i = 0; i < 5; i += 1)
    plantTree(stage, random, [random.range(-18, 18), 0, random.range(9, 14)], {
      kind: random.pick(['round', 'birch', 'tall']),
      height: random.range(6, 9),
      season: hour.season,
      detail: 0.7,
    });
  const leaf = hour.season === 'autumn' ? '#8a7f45' : '#5d7347';
  if (!court)
    for (const x of [-long / 2 - 12, long / 2 + 0.6])
      hedge(stage, frameAt([x, 0, 1]), random, [11, 1.5, 0.8], leaf);
  const aside = Math.sign(turn) * (long / 2 + 2.6);
  car(stage, [aside, 0, -3.4], random.pick(['#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499']), turn < 0);
  bicycle(stage, [-Math.sign(turn) * (long / 2 - 1.2), 0, -0.5], '#2f4a3c');
  if (textHint(hints, 'street') === 'lamp-post') lampPost(stage, [long / 2 + 0.8, 0, -1], 4.4);
  flatPen(stage, box2(-60, camera.eye[2] + 1, 60, 30)).shadows();
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
