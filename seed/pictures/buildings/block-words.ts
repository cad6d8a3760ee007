import { doorColour } from '../openings/door-colours.ts';
import { coverOf } from '../surfaces/cover.ts';
import { ROOFS } from '../surfaces/roof.ts';
import { numberHint, textHint } from '../words.ts';
import type { BlockWords } from './block.ts';
import type { PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';
import type { WindowStyle } from '../openings/window.ts';

/** Derives a block from its hints: form, era and material say most of it. */
export function blockWords({ hints }: PictureWords, random: Random): BlockWords {
  const cover = coverOf(hints.material);
  const form = textHint(hints, 'form');
  const roof = textHint(hints, 'roof');
  const year = Number.parseInt(textHint(hints, 'era'), 10) || 1930;
  const works = form === 'warehouse' || form === 'mill-conversion';
  const old = year < 1945;
  const frame = works
    ? '#2f3335'
    : old
      ? random.pick(['#e6dfd0', '#5a4636', '#3f4f49'])
      : random.pick(['#3c4144', '#4a4744', '#2f3335', '#6b655c', '#e2ddd2']);
  const window: WindowStyle = {
    frame,
    cheek: cover.albedo,
    lights: works ? 3 : random.pick([1, 2, 2]),
    bars: works ? [1, 3] : old ? [1, 2] : [1, 1],
    head: works ? random.pick(['segment', 'round']) : 'flat',
    ...(works
      ? { lintel: { colour: cover.trim, kind: 'arch' as const } }
      : old
        ? { lintel: { colour: cover.trim, kind: 'stone' as const }, transom: true }
        : {}),
    sill: cover.trim,
    depth: random.range(0.14, 0.28),
    frameWidth: works ? 0.045 : 0.06,
  };
  const storeys = numberHint(hints, 'storeys', random.int(4, 6));
  return {
    bays: numberHint(hints, 'bays', random.int(4, 6)),
    storeys,
    cover,
    bay: works ? 3.8 : random.range(3.1, 3.7),
    storey: works ? 3.6 : old ? 3.3 : 3,
    door: {
      leaf: doorColour(hints.door, random),
      cheek: cover.albedo,
      kind: works ? 'coach' : 'glazed',
      canopy: works ? undefined : cover.trim,
      steps: 1,
    },
    window,
    wide: works ? 0.62 : random.range(0.46, 0.62),
    tall: works ? 0.62 : random.range(0.5, 0.64),
    rail: old ? 'ironwork' : random.pick(['glass', 'bars', 'solid']),
    balconies:
      works || form === 'manor-block'
        ? 'none'
        : form === 'gallery' || form === 'terraced-hill'
          ? 'long'
          : old
            ? random.pick(['none', 'stacks'])
            : random.pick(['stacks', 'alternate', 'checker', 'long']),
    setback: form === 'setback' || form === 'tower' || form === 'terraced-hill',
    bands: random.chance(0.5),
    top:
      roof === 'sawtooth'
        ? 'sawtooth'
        : roof === 'hip' || roof === 'gable-slate'
          ? 'hip'
          : roof === 'mansard'
            ? 'mansard'
            : 'flat',
    tiles:
      roof === 'gable-slate' || roof === 'mansard'
        ? ROOFS.slate
        : random.pick([ROOFS.slate, ROOFS.black, ROOFS.orange]),
    ground: form === 'arcade' ? 'arcade' : random.chance(0.2) ? 'shops' : 'homes',
    bows: hints.bow === true,
  };
}
