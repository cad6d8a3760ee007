import { cameraOf } from '../base/camera.ts';
import { box2 } from '../base/sheet.ts';
import { frameAt } from '../base/frame.ts';
import { Stage } from '../base/stage.ts';
import { block } from '../buildings/block.ts';
import { doorColour } from '../openings/door-colours.ts';
import { paintBackdrop } from '../nature/backdrop.ts';
import { hourFor } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { plantTree } from '../nature/tree.ts';
import { area, paintStreet } from '../street/ground.ts';
import { coverOf } from '../surfaces/cover.ts';
import { numberHint, textHint } from '../words.ts';
import type { BlockWords } from '../buildings/block.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

export function blockWords(words: PictureWords, random: Random): BlockWords {
  const { hints } = words;
  const cover = coverOf(hints.material);
  const storeys = numberHint(hints, 'storeys', random.int(4, 6));
  const frame = random.pick(['#3c4144', '#4a4744', '#2f3335', '#6b655c', '#e2ddd2']);
  return {
    bays: numberHint(hints, 'bays', random.int(4, 6)),
    storeys,
    cover,
    door: { leaf: doorColour(hints.door, random), cheek: cover.albedo, kind: 'glazed', canopy: cover.trim, steps: 1 },
    window: { frame, cheek: cover.albedo, lights: random.pick([1, 2, 2]), sill: cover.trim, depth: random.range(0.14, 0.28), frameWidth: 0.06 },
    wide: random.range(0.48, 0.62),
    tall: random.range(0.52, 0.66),
    rail: random.pick(['glass', 'bars', 'solid']),
    balconies: random.pick(['stacks', 'alternate', 'long', 'checker']),
    setback: textHint(hints, 'form') === 'setback' || random.chance(0.3),
    bands: random.chance(0.5),
    shops: random.chance(0.2),
  };
}

export function blockScene(words: PictureWords, random: Random): string {
  const hour = hourFor(words.hints, random.fork('hour'));
  const building = blockWords(words, random.fork('building'));
  const high = building.storeys * 3 + 1;
  const wide = building.bays * 3.4;
  const turn = random.pick([-1, 1]) * random.range(16, 34);
  const back = Math.max(high * 1.25, wide * 0.95) + 8;
  const angle = (turn * Math.PI) / 180;
  const camera = cameraOf({ eye: [-Math.sin(angle) * back, 1.8, -Math.cos(angle) * back], turn, view: 54, horizon: random.range(0.8, 0.86) });
  const stage = new Stage(camera, hour.light, random);
  paintSky(stage, random.fork('sky'), hour);
  paintBackdrop(stage, random, { kind: 'town', tower: random.chance(0.4), winter: hour.season === 'winter' });
  area(stage, box2(-120, -back - 10, 120, 160), '#8f9a72');
  block(stage, frameAt([-wide / 2, 0, 0]), random.fork('block'), building);
  for (let i = 0; i < 7; i += 1) {
    const side = random.pick([-1, 1]);
    plantTree(stage, random, [side * random.range(wide / 2 + 3, wide / 2 + 18), 0, random.range(2, 24)], { kind: random.pick(['round', 'tall', 'birch']), height: random.range(7, 11), season: hour.season, detail: 0.6 });
  }
  plantTree(stage, random, [-Math.sign(turn) * random.range(wide * 0.2, wide * 0.5), 0, -4], { kind: 'birch', height: random.range(6, 8), season: hour.season });
  paintStreet(stage, { walk: 3, road: 7, slabs: '#b9b2a6', paving: random.pick(['asphalt', 'clinkers', 'cobbles']), from: -90, to: 90 });
  stage.paint();
  return stage.drawing.toString();
}
