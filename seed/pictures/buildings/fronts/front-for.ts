import { doorColour } from '../../openings/door-colours.ts';
import { COVERS, coverOf } from '../../surfaces/cover.ts';
import { interwar, nouveau } from './interwar.ts';
import { belEtage, newFront } from './modern-front.ts';
import { oldHouse } from './old-house.ts';
import { townhouse } from './townhouse.ts';
import { numberHint, textHint } from '../../words.ts';
import type { Facade, FacadeWords } from '../facade.ts';
import type { Hints } from '../../words.ts';
import type { Random } from '../../base/random.ts';
import type { RoofShape } from './profiled.ts';

export type Style = 'old' | 'stepped' | 'bourgeois' | 'nouveau' | 'interwar' | 'bel-etage' | 'new';
export type Front = {
  facade: Facade;
  width: number;
  shape: RoofShape | 'step-gable';
  dormers: number;
  slate: boolean;
};

/** The way of building that belongs to an era's name. */
export function styleOf(hints: Hints): Style {
  const era = textHint(hints, 'era');
  if (textHint(hints, 'roof') === 'step-gable') return 'stepped';
  if (era === 'art-nouveau') return 'nouveau';
  const year = Number.parseInt(era, 10);
  if (!year) return 'bourgeois';
  if (year < 1800) return 'old';
  if (year < 1918) return 'bourgeois';
  if (year < 1945) return 'interwar';
  return year < 1985 ? 'bel-etage' : 'new';
}

const BUILD: Record<Style, (words: FacadeWords) => Facade> = {
  old: (words) => oldHouse(words, false),
  stepped: (words) => oldHouse(words, true),
  bourgeois: townhouse,
  nouveau,
  interwar,
  'bel-etage': belEtage,
  new: newFront,
};

/** Front, width and roof for one row house from its hints. */
export function frontFor(hints: Hints, random: Random): Front {
  const style = styleOf(hints);
  const bays = numberHint(hints, 'bays', random.int(2, 3));
  const storeys = Math.min(style === 'old' || style === 'stepped' ? 3 : 5, numberHint(hints, 'storeys', 3));
  const width = bays * random.range(2.05, 2.45) + (bays < 3 ? 0.9 : 0.2);
  const roof = textHint(hints, 'roof');
  const facade = BUILD[style]({
    width,
    storeys,
    bays,
    cover: coverOf(hints.material),
    door: doorColour(hints.door, random),
    random,
    ...(hints.bow === true ? { bow: true } : {}),
    ...(hints.form === 'shop' ? { shop: true } : {}),
  });
  const shape =
    style === 'stepped'
      ? 'step-gable'
      : roof === 'flat'
        ? 'flat'
        : roof === 'mansard'
          ? 'mansard'
          : roof.startsWith('low')
            ? 'low'
            : 'gable';
  return {
    facade,
    width,
    shape,
    dormers: shape === 'mansard' ? bays : random.pick([0, 1, 1, 2]),
    slate: roof.includes('slate') || shape === 'mansard',
  };
}

const ERAS = ['1700s', '1880s', '1890s', '1900s', '1900s', '1910s', '1920s', '1930s', '1960s', '2010s'];
const SKINS = [
  'red-brick',
  'old-brick',
  'brown-brick',
  'yellow-brick',
  'white-plaster',
  'rendered-cream',
  'brick-and-stone',
  'limewash',
  'buff-brick',
  'dark-brick',
  'pink-brick',
  'grey-brick',
].filter((name) => COVERS[name]);

/** Hints for a neighbour nobody asked anything about. */
export const neighbourHints = (random: Random, storeys: number): Hints => ({
  era: random.pick(ERAS),
  material: random.pick(SKINS),
  roof: random.pick(['gable', 'gable', 'gable-slate', 'mansard', 'flat']),
  storeys: Math.max(2, Math.min(4, storeys + random.pick([-1, 0, 0, 1]))),
  bays: random.pick([2, 2, 3]),
});
