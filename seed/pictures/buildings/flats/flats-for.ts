import { doorColour } from '../../openings/door-colours.ts';
import { COVERS, coverOf } from '../../surfaces/cover.ts';
import { ROOFS } from '../../surfaces/roof.ts';
import { numberHint, textHint } from '../../words.ts';
import type { Bay, FlatsWords } from './flats-words.ts';
import type { Hints } from '../../words.ts';
import type { Random } from '../../base/random.ts';
import type { WindowStyle } from '../../openings/window.ts';

type Age = 'old' | 'art-deco' | 'post-war' | 'recent' | 'works';

function ageOf(hints: Hints): Age {
  const form = textHint(hints, 'form');
  if (form === 'warehouse' || form === 'mill-conversion') return 'works';
  if (textHint(hints, 'era') === 'art-deco') return 'art-deco';
  const year = Number.parseInt(textHint(hints, 'era'), 10) || 1930;
  if (year < 1945) return 'old';
  return year < 1985 ? 'post-war' : 'recent';
}

// Strips that are put side by side from the middle outwards, so that every front is symmetrical or nearly so.
const RHYTHMS: Record<Age, readonly (readonly Bay[])[]> = {
  old: [
    ['stair', 'balcony', 'window', 'window'],
    ['stair', 'window', 'bow', 'window'],
  ],
  'art-deco': [['stair', 'bow', 'window', 'bow']],
  'post-war': [
    ['stair', 'balcony', 'wide', 'balcony'],
    ['stair', 'wide', 'balcony', 'wide'],
  ],
  recent: [
    ['pair', 'balcony', 'pair', 'balcony'],
    ['pair', 'wide', 'balcony', 'pair'],
    ['stair', 'pair', 'loggia', 'pair'],
    ['stair', 'balcony', 'pair', 'wide'],
  ],
  works: [['wide', 'wide', 'wide', 'wide']],
};

/** Spreads a rhythm over a number of bays: its first strip in the middle, the others mirrored to both sides. */
export function spread(rhythm: readonly Bay[], bays: number): { rhythm: Bay[]; entrance: number } {
  const entrance = Math.floor((bays - 1) / 2);
  return {
    rhythm: Array.from({ length: bays }, (_, i): Bay => {
      const away = Math.abs(i - entrance);
      return (away === 0 ? rhythm[0] : rhythm[((away - 1) % (rhythm.length - 1)) + 1]) ?? 'window';
    }),
    entrance,
  };
}

const ATTICS = ['glass-zinc', 'timber-slats', 'perforated-metal'] as const;

/** Derives a block of flats from its hints: form, age and material say most of it. */
export function flatsFor(hints: Hints, random: Random): FlatsWords {
  const cover = coverOf(hints.material);
  const form = textHint(hints, 'form');
  const roof = textHint(hints, 'roof');
  const age = ageOf(hints);
  const works = age === 'works';
  const early = age === 'old' || age === 'art-deco';
  const frame = works
    ? '#2f3335'
    : early
      ? random.pick(['#e6dfd0', '#5a4636', '#3f4f49'])
      : random.pick(['#3c4144', '#4a4744', '#2f3335', '#6b655c']);
  const window: WindowStyle = {
    frame,
    cheek: cover.albedo,
    lights: works ? 3 : 2,
    bars: works ? [1, 3] : early ? [1, 2] : [1, 1],
    head: works ? 'segment' : 'flat',
    ...(works
      ? { lintel: { colour: cover.trim, kind: 'arch' as const } }
      : early
        ? { lintel: { colour: cover.trim, kind: 'stone' as const }, transom: true }
        : {}),
    sill: cover.trim,
    depth: random.range(0.16, 0.28),
    frameWidth: works ? 0.045 : 0.06,
  };
  const bays = numberHint(hints, 'bays', random.int(4, 6));
  const storeys = numberHint(hints, 'storeys', random.int(4, 6));
  const shops = form === 'block' || form === 'corner' ? random.chance(0.55) : false;
  const attic =
    form === 'setback' ||
    form === 'tower' ||
    form === 'terraced-hill' ||
    (age === 'recent' && form === 'block' && storeys > 4);
  return {
    ...spread(random.pick(RHYTHMS[age]), bays),
    storeys,
    bay: works ? 4 : random.range(3.3, 3.8),
    storey: works ? 3.6 : early ? 3.3 : 3,
    depth: form === 'tower' || form === 'slab' ? 14 : 11.5,
    cover,
    ...(age === 'recent' || age === 'post-war'
      ? { base: COVERS[random.pick(['dark-brick', 'slate-brick', 'brown-brick', 'blue-stone'])] ?? cover }
      : {}),
    ...(early ? { base: COVERS['blue-stone'] ?? cover } : {}),
    ...(age === 'post-war' || (age === 'recent' && random.chance(0.5))
      ? { accent: random.pick(['#5d6568', '#7b6a58', '#8a8f8a', '#4f5a56']) }
      : {}),
    window,
    rail: early
      ? 'ironwork'
      : age === 'post-war'
        ? random.pick(['bars', 'solid'])
        : random.pick(['glass', 'bars', 'glass']),
    railColour: early
      ? '#2e3235'
      : age === 'post-war'
        ? random.pick(['#b9b4a9', '#6f7f86', '#8f6a55'])
        : frame,
    slab: '#cfcac0',
    door: doorColour(hints.door, random),
    ground: form === 'arcade' ? 'arcade' : shops ? 'shops' : 'homes',
    ...(attic ? { attic: COVERS[random.pick(ATTICS)] ?? cover } : {}),
    bands: early || (age === 'post-war' && random.chance(0.6)),
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
    checker: age === 'recent' && random.chance(0.3),
  };
}
