import { poly, poly3 } from '../base/vec.ts';
import { ramp } from '../base/drawing.ts';
import { framed } from '../base/camera.ts';
import { boxOf } from '../base/picture.ts';
import { frameAt, inside } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { farm } from '../buildings/farm.ts';
import { flatVilla, pitchedVilla } from '../buildings/villa.ts';
import { doorColour } from '../openings/door-colours.ts';
import { houseRandom } from '../house.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { bush, hedge } from '../nature/plants.ts';
import { paintSky } from '../nature/sky.ts';
import { distantShade, plantTree } from '../nature/tree.ts';
import { flatPen, paintLawn } from '../street/ground.ts';
import { grassOf, snowLies, snowed } from '../street/setting.ts';
import { coverOf } from '../surfaces/cover.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { formatOf, numberHint, textHint } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { VillaWords } from '../buildings/villa.ts';

function villaWords({ hints, mainType }: PictureWords, random: Random, snow: boolean): VillaWords {
  const cover = coverOf(hints.material);
  const roofName = textHint(hints, 'roof');
  const thatch = roofName === 'thatch';
  const low = roofName === 'low-gable';
  const tile = thatch
    ? ROOFS.thatch
    : roofName.includes('slate')
      ? ROOFS.slate
      : random.pick([ROOFS.orange, ROOFS.brown, ROOFS.black, ROOFS.slate]);
  const cottage = thatch || mainType === 'farm';
  const bays = Math.min(mainType === 'farm' ? 5 : 8, numberHint(hints, 'bays', random.int(3, 5)));
  const frame = cottage ? '#e6dfd0' : random.pick(['#ece6da', '#3e4346', '#4a3f37', '#e3ddd0']);
  return {
    cover,
    roof: { ...tile, tile: snowed(tile.tile, snow, 0.75) },
    form: roofName === 'flat' ? 'flat' : roofName === 'hip' ? 'hip' : 'gable',
    width: Math.min(17, bays * (cottage ? 2.5 : 2.7)),
    cottage,
    depth: random.range(8, 9.5),
    storeys: Math.min(2, numberHint(hints, 'storeys', 2)) - (thatch ? 1 : 0),
    bays,
    pitch: low ? 0.45 : thatch ? 1.15 : random.range(0.75, 0.95),
    garage: hints.garage === true,
    door: {
      leaf: doorColour(hints.door, random),
      cheek: cover.albedo,
      kind: roofName === 'flat' ? 'modern' : 'panel',
      steps: 1,
      canopy: random.chance(0.5) ? cover.trim : undefined,
    },
    window: {
      frame,
      cheek: cover.albedo,
      lights: 2,
      sill: cover.trim,
      bars: cottage ? [2, 2] : [1, 1],
      shutters:
        cottage || (roofName !== 'flat' && random.chance(0.25))
          ? random.pick(['#4c6150', '#3f5468', '#7a4a3f'])
          : undefined,
    },
    dormers: low || roofName === 'flat' ? 0 : thatch ? 2 : random.int(0, 2),
  };
}

/** A detached house in its garden, seen from the lawn or the drive. */
export function villaScene(words: PictureWords, random: Random): Picture {
  const house = houseRandom(words);
  const hour = hourFor(words.hints, random.fork('hour'));
  const snow = snowLies(hour, random);
  const villa = villaWords(words, house.fork('villa'), snow);
  const side = words.scene === 'exterior' ? house.pick([-1, 1]) : random.pick([-1, 1]);
  const turn = side * random.range(14, 33);
  const rural = words.mainType === 'farm';
  const whole = villa.width + (rural ? 8.5 : villa.garage ? 4 : 0);
  const apex =
    villa.form === 'flat'
      ? 6.4
      : villa.storeys * 2.75 + 0.9 + (Math.min(villa.width, villa.depth) / 2) * villa.pitch;
  const top = villa.form === 'flat' ? -1.2 : villa.depth / 2;
  const door =
    -whole / 2 +
    (villa.form === 'flat'
      ? villa.width * 0.3 + 0.57
      : (Math.floor(villa.bays / 2) + 0.5) * (villa.width / villa.bays));
  const near = words.scene === 'front';
  const all = poly3(
    [-whole / 2 + (villa.form === 'hip' ? villa.width * 0.3 : 0), apex, top],
    [-whole / 2 + villa.width * (villa.form === 'hip' ? 0.7 : 1), apex, top],
    [whole / 2, 5, 2],
    [-whole / 2, 5, 0],
    [-whole / 2, 0, 0],
    [whole / 2, 0, 0],
    [side > 0 ? -whole / 2 : whole / 2, 2, villa.depth],
  );
  const outline = near
    ? poly3([door - 1.6, 0, 0], [door + 1.6, 0, 0], [door - 1.6, 3.1, 0], [door + 1.6, 3.1, 0])
    : all;
  const wide = words.hints.format === 'wide';
  const camera = framed(
    {
      target: [0, 0, 3],
      rise: random.range(1.6, 2.8),
      turn,
      view: random.range(50, 58),
      ...formatOf(words.hints),
    },
    outline,
    {
      wide: wide ? 0.44 : random.range(0.76, 0.84),
      high: near ? 0.8 : wide ? 0.72 : 0.7,
      middle: wide ? 0.68 : 0.5 + random.range(-0.03, 0.03),
      foot: near ? 0.88 : apex < 6 ? 0.74 : random.range(0.79, 0.84),
    },
  );
  const back = -camera.eye[2];
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, {
    kind: 'trees',
    tower: random.chance(0.2),
    winter: hour.season === 'winter',
  });
  const grass = grassOf(hour, snow);
  paintLawn(stage, grass, { snow, mown: random.chance(0.4) });
  const frame = frameAt([-whole / 2, 0, 0]);
  const drive = flatPen(stage, box2(-20, -back, 20, 4));
  const stone = snowed(random.pick(['#a99d8b', '#a0968a', '#968e86']), snow, 0.4);
  if (villa.garage)
    drive.fill(
      poly(
        [-whole / 2 + villa.width + 0.4, 2.4],
        [-whole / 2 + villa.width + 3.7, 2.4],
        [-whole / 2 + villa.width + 4.6, -back],
        [-whole / 2 + villa.width, -back],
      ),
      drive.tone(stone),
    );
  // The path bends away from the viewer: walked upon, it would fill the foreground.
  const away = (camera.eye[0] > door ? -1 : 1) * (wide ? 0.45 : 1);
  drive.fill(
    poly(
      [door - 0.7, 0],
      [door + 0.7, 0],
      [door + 0.8 + away * 0.8, -3.4],
      [door + 1 + away * 11, -back * 0.9],
      [door - 1 + away * 8.4, -back * 0.9],
      [door - 0.8 + away * 0.3, -3.8],
    ),
    drive.tone(stone),
  );
  if (words.hints.pool === true) {
    const pool = flatPen(stage, box2(-whole / 2 - 1, -9, whole / 2 - 4, -5));
    pool.fill(box2(-whole / 2 - 1.5, -9.5, whole / 2 - 5, -4.6), pool.tone('#cfc7b7'));
    pool.fill(
      box2(-whole / 2 - 1, -9, whole / 2 - 5.5, -5.1),
      pool.fade([0, -9], [0, -5], ramp([0, '#5f9aa3'], [1, '#a5cbd0'])),
    );
  }
  if (rural) farm(stage, frame, house.fork('house'), villa, words.hints.form === 'courtyard');
  else if (villa.form === 'flat')
    flatVilla(
      stage,
      frame,
      house.fork('house'),
      villa,
      coverOf(house.pick(['white-plaster', 'dark-brick', 'timber-slats'])),
    );
  else pitchedVilla(stage, frame, house.fork('house'), villa);
  const leaf = hour.season === 'autumn' ? '#8a7f45' : '#5d7347';
  hedge(stage, inside(frame, -14, 0, 6), random, [11, 1.8, 0.9], leaf);
  hedge(stage, inside(frame, whole + 3, 0, 5), random, [12, 1.7, 0.9], leaf);
  for (let i = 0; i < 6; i += 1) {
    const x = -whole / 2 + random.range(0.4, villa.width - 0.4);
    if (Math.abs(x - door) > 1.2)
      bush(stage, random, [x, 0, -0.7], {
        size: random.range(0.7, 1.3),
        colour: random.pick(['#6f8350', '#7f8f5a', '#5f7550']),
        ...(random.chance(0.5) && hour.season !== 'winter'
          ? { flowers: random.pick(['#d9a3b0', '#efe6d8', '#b49ac6', '#d98f6b']) }
          : {}),
      });
  }
  for (const side of [-1, 1]) {
    plantTree(stage, random, [side * (whole / 2 + random.range(3, 6)), 0, random.range(-1, 9)], {
      kind: random.pick(['round', 'tall', 'birch', 'pine']),
      height: random.range(7, 11),
      season: hour.season,
    });
    plantTree(stage, random, [side * random.range(whole * 0.1, whole * 0.7), 0, random.range(12, 20)], {
      kind: random.pick(['round', 'pine', 'tall']),
      height: random.range(9, 13),
      season: hour.season,
      detail: 0.5,
    });
  }
  const sunSide = Math.sign(hour.light.sun[0]);
  distantShade(stage, random, [camera.eye[0] + sunSide * 7, 0, camera.eye[2] + 3], {
    kind: 'round',
    height: 9,
    season: hour.season,
  });
  flatPen(stage, box2(-60, -back, 60, 60)).shadows();
  return { svg: stage.finish(), main: boxOf(camera, outline) };
}
