import { cameraOf } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
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
import { garageRow, parkingAisle } from '../views/garages.ts';
import { numberHint, textHint } from '../words.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

/** Lock-up garages, in a row or round a court; or a space below ground. */
export function garageScene({ hints }: PictureWords, random: Random): string {
  if (textHint(hints, 'form') === 'underground') return parkingAisle(hints, random, false);
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const count = numberHint(hints, 'bays', 5);
  const court = textHint(hints, 'form') === 'garage-court';
  const turn = random.pick([-1, 1]) * random.range(14, 30);
  const angle = (turn * Math.PI) / 180;
  const away = count * 2.2 + 7;
  const camera = cameraOf({
    eye: [-Math.sin(angle) * away, random.range(1.7, 2.6), -Math.cos(angle) * away],
    turn,
    view: 56,
    horizon: random.range(0.5, 0.58),
  });
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'town', tower: random.chance(0.5), winter: hour.season === 'winter' });
  paintLawn(stage, snowed(court ? '#a39a8c' : '#8d8983', snow, 0.7), { paved: true });
  const cover = coverOf(hints.material);
  const colour = doorColour(hints.door, random);
  const long = count * 3.1;
  garageRow(stage, frameAt([-long / 2, 0, 0]), random, count, cover, colour, snow);
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
  farRow(stage, random, { from: -44, to: 44, z: 18, storeys: [2, 3], snow });
  for (let i = 0; i < 5; i += 1)
    plantTree(stage, random, [random.range(-18, 18), 0, random.range(9, 14)], {
      kind: random.pick(['round', 'birch', 'tall']),
      height: random.range(6, 9),
      season: hour.season,
      detail: 0.7,
    });
  hedge(
    stage,
    frameAt([-long / 2 - 12, 0, 1]),
    random,
    [11, 1.5, 0.8],
    hour.season === 'autumn' ? '#8a7f45' : '#5d7347',
  );
  car(
    stage,
    [random.range(-long / 3, long / 3), 0, -2.8],
    random.pick(['#3f5468', '#d9d4c8', '#4a5a4c', '#8d9499']),
    random.chance(0.5),
  );
  if (random.chance(0.6)) bicycle(stage, [-long / 2 - 1.4, 0, 0.4], '#2f4a3c');
  if (textHint(hints, 'street') === 'lamp-post') lampPost(stage, [long / 2 + 0.8, 0, -1], 4.4);
  flatPen(stage, box2(-60, camera.eye[2] + 1, 60, 30)).shadows();
  return stage.finish();
}
