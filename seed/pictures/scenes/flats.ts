import { poly3 } from '../base/vec.ts';
import { framed } from '../base/camera.ts';
import { frameAt } from '../base/frame.ts';
import { boxOf } from '../base/picture.ts';
import { Stage } from '../base/stage.ts';
import { randomFrom } from '../base/random.ts';
import { flats } from '../buildings/flats/flats.ts';
import { flatsFor } from '../buildings/flats/flats-for.ts';
import { measuresOf } from '../buildings/flats/flats-words.ts';
import { projectOf } from '../buildings/flats/projects.ts';
import { houseRandom } from '../house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { neighbours } from '../street/neighbours.ts';
import { snowLies } from '../street/setting.ts';
import { formatOf, textHint } from '../words.ts';
import { inGreen, onQuay, onStreet } from './flats-setting.ts';
import type { FlatsWords } from '../buildings/flats/flats-words.ts';
import type { Hints, PictureWords } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';

type Place = 'row' | 'corner' | 'green' | 'court' | 'quay';

const PLACES: Record<string, Place> = {
  block: 'row',
  setback: 'row',
  corner: 'corner',
  warehouse: 'quay',
  'mill-conversion': 'quay',
};

/** The court side shows more balconies and no entrance hall of its own. */
const fromBehind = (words: FlatsWords): FlatsWords => ({
  ...words,
  rhythm: [...words.rhythm]
    .reverse()
    .map((bay) => (bay === 'pair' ? 'wide' : bay === 'stair' ? 'pair' : bay)),
  entrance: words.rhythm.length - 1 - words.entrance,
  checker: false,
});

function subjectOf(words: PictureWords): { building: FlatsWords; house: Random; place: Place; hints: Hints } {
  const { hints } = words;
  const project = projectOf(words);
  if (!project) {
    const house = houseRandom(words);
    return {
      building: flatsFor(hints, house.fork('building')),
      house,
      place: PLACES[textHint(hints, 'form')] ?? 'green',
      hints,
    };
  }
  const place =
    project.side === 'court'
      ? 'court'
      : project.home === 'quay'
        ? project.side === 'water'
          ? 'quay'
          : 'corner'
        : 'green';
  return {
    building: project.side === 'court' ? fromBehind(project.building) : project.building,
    house: randomFrom(`project ${project.name}`),
    place,
    hints: project.light && words.scene === 'exterior' ? { ...hints, light: project.light } : hints,
  };
}

/** A block of flats: between its neighbours, on a corner, in a green of its own or on a quay. */
export function flatsScene(words: PictureWords, random: Random): Picture {
  const { building, house, place, hints } = subjectOf(words);
  const m = measuresOf(building);
  const half = m.width / 2;
  const hour = hourFor(hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const row = place === 'row' || place === 'corner';
  const [least, most] = place === 'row' ? [8, 18] : place === 'quay' ? [6, 16] : [20, 32];
  const open = house.pick([-1, 1] as const);
  const side = place === 'corner' ? open : random.pick([-1, 1]);
  const turn = side * (words.scene === 'street' ? random.range(30, 38) : random.range(least, most));
  const back = building.attic ? 2.1 : 0;
  const door = (building.entrance + 0.5) * building.bay - half;
  const near = words.scene === 'front';
  const all = poly3(
    [-half, 0, 0],
    [half, 0, 0],
    [-half, m.height, 0],
    [half, m.height, 0],
    [-half + back / 2, m.apex, back],
    [half - back / 2, m.apex, back],
    ...(place === 'row'
      ? []
      : poly3([side > 0 ? -half : half, 1, m.depth], [side > 0 ? -half : half, m.height, m.depth])),
  );
  const outline = near
    ? poly3([door - 2.3, 0, 0], [door + 2.3, 0, 0], [door - 2.3, 3.8, 0], [door + 2.3, 3.8, 0])
    : all;
  const wide = hints.format === 'wide';
  const camera = framed(
    {
      target: [0, 0, m.depth / 3],
      rise: place === 'quay' ? 3.2 : random.range(1.8, 2.6),
      turn,
      view: random.range(48, 56),
      ...formatOf(hints),
    },
    outline,
    {
      wide: wide ? 0.46 : 0.8,
      high: near || row ? 0.8 : 0.765,
      middle: wide ? 0.7 : 0.5 + random.range(-0.04, 0.04),
      foot: row ? 0.91 : place === 'quay' ? 0.84 : 0.88,
    },
  );
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, {
    kind: place === 'green' || place === 'court' ? 'trees' : 'town',
    tower: random.chance(0.3),
    winter: hour.season === 'winter',
  });
  flats(stage, frameAt([-half, 0, 0]), house.fork('block'), building, place === 'row');
  const setting = { hour, snow, half, door, street: textHint(hints, 'street') };
  const dress = random.fork('dress');
  if (row) {
    const sides = place === 'row' ? ([-1, 1] as const) : ([open > 0 ? 1 : -1] as const);
    neighbours(stage, house.fork('row'), { half, storeys: Math.min(4, building.storeys - 1), snow, sides });
    onStreet(stage, dress, setting);
  } else if (place === 'quay') onQuay(stage, dress, setting);
  else inGreen(stage, dress, setting, place === 'court');
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
