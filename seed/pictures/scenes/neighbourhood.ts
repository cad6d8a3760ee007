import { shopStreet } from '../views/shop-street.ts';
import { footbridge, parkGate } from '../views/park-ways.ts';
import { avenue, bandstand, fountain, pergolaWalk } from '../views/parks.ts';
import { churchSquare, market, parkWalk } from '../views/squares.ts';
import { station } from '../views/station.ts';
import { textHint } from '../words.ts';
import { viewScene } from './view.ts';
import type { Hints, PictureWords } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';

const PARKS: Record<string, (hints: Hints, random: Random) => Picture> = {
  avenue,
  bandstand,
  footbridge,
  fountain,
  gate: parkGate,
  pergola: pergolaWalk,
};

const KINDS: Record<string, (hints: Hints, random: Random) => Picture> = {
  'church-square': (hints, random) => churchSquare(hints, random, false),
  'village-green': (hints, random) => churchSquare(hints, random, true),
  market,
  station,
  'shop-street': shopStreet,
  park: (hints, random) => (PARKS[textHint(hints, 'park')] ?? parkWalk)(hints, random),
};

/** Somewhere round the corner: a square, a park, a street of shops, or one of the views at street height. */
export function neighbourhoodScene(words: PictureWords, random: Random): string | Picture {
  const kind = KINDS[textHint(words.hints, 'kind')];
  return kind
    ? kind(words.hints, random)
    : viewScene({ ...words, hints: { ...words.hints, height: 'street' } }, random);
}
