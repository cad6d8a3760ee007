import { poly3 } from '../base/vec.ts';
import { frameAt } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { frontFor, neighbourHints } from '../buildings/fronts/front-for.ts';
import { polygon } from '../buildings/solid.ts';
import { gardenTable } from '../garden/things.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { plantTree } from '../nature/tree.ts';
import { paintStreet } from '../street/ground.ts';
import { houseInRow } from '../street/neighbours.ts';
import { bicycle, lampPost } from '../street/props.ts';
import { snowed } from '../street/setting.ts';
import { striped } from '../street/stall.ts';
import { opened } from './squares.ts';
import type { Hints } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';

/** A row of shops under striped awnings. */
export function shopStreet(hints: Hints, random: Random): Picture {
  const outline = poly3([-10, 0, 0], [10, 0, 0], [-10, 9.5, 0], [10, 9.5, 0]);
  const square = opened(
    hints,
    random,
    outline,
    { rise: 1.8, turn: random.pick([-1, 1]) * random.range(20, 28) },
    { wide: 0.86, foot: 0.86 },
  );
  const { stage, snow } = square;
  paintBackdrop(stage, random, { kind: 'town', tower: true });
  const paints = ['#2f4a3c', '#7f2f2b', '#2c3d58', '#b98a3e', '#4a4744', '#6b3a4a', '#3f6650'];
  let x = -38;
  for (let i = 0; x < 40; i += 1) {
    const own = random.fork(`shop ${i}`);
    const hintsOf = neighbourHints(own, 3);
    const front = frontFor(
      {
        ...hintsOf,
        era: own.pick(['1880s', '1890s', '1900s']),
        form: 'shop',
        door: own.pick(['bottle-green', 'oxblood', 'navy', 'mustard', 'plum', 'teal']),
      },
      own,
    );
    houseInRow(stage, own, x, front, snow);
    if (own.chance(0.7)) {
      const [from, to] = [x + 0.35, x + front.width - 0.35];
      polygon(
        stage,
        poly3([from, 2.55, -1.3], [to, 2.55, -1.3], [to, 3.15, -0.06], [from, 3.15, -0.06]),
        (pen) => striped(pen, own.pick(paints), 0.28),
        true,
      );
    }
    x += front.width;
  }
  for (let i = 0; i < 4; i += 1)
    bicycle(
      stage,
      [-6 + i * 4.6 + random.range(-0.6, 0.6), 0, -2.2],
      random.pick(['#2f4a3c', '#7f2f2b', '#3f5468']),
      i % 2 === 0,
    );
  for (const at of [-14, -1, 12]) lampPost(stage, [at, 0, -3.4], 4.4);
  gardenTable(stage, frameAt([3.4, 0, -2.6], 2), '#3f4548');
  for (const at of [-8, 7])
    plantTree(stage, random, [at, 0, -4], {
      kind: 'tall',
      height: 4.6,
      season: square.hour.season,
      detail: 0.7,
    });
  paintStreet(stage, {
    walk: 4.6,
    road: 40,
    slabs: snowed('#b5ab9b', snow, 0.6),
    paving: 'clinkers',
    from: -120,
    to: 120,
    snow,
  });
  return { svg: stage.finish(), main: boxOf(stage.camera, outline) };
}
