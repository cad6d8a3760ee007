import { birchEdge, gorge, openFields, orchard, park, poplarsAndRiver } from '../views/green-views.ts';
import { parkingBay } from '../views/garages.ts';
import { cathedral, garageCourt, lane, rooftops } from '../views/town-views.ts';
import { broadRiver, mill } from '../views/river-views.ts';
import { canal, harbour, ponds, riverAndTower } from '../views/water-views.ts';
import { textHint } from '../words.ts';
import type { Hints, PictureWords } from '../words.ts';
import type { Random } from '../base/random.ts';

const VIEWS: Record<string, (hints: Hints, random: Random) => string> = {
  'river-and-tower': riverAndTower,
  'harbour-basin': harbour,
  'ponds-with-trees': ponds,
  'open-fields': openFields,
  'birch-edge': birchEdge,
  'poplar-row-and-river': poplarsAndRiver,
  'orchard-slope': orchard,
  'garage-court': garageCourt,
  'park-from-height': park,
  'rooftops-and-cathedral': rooftops,
  'parking-aisle': (hints, random) => parkingBay({ ...hints, flip: true }, random).svg,
  'canal-with-barge': canal,
  'gorge-and-bridge': gorge,
  'cathedral-close-up': cathedral,
  'mill-race-and-lock': mill,
  'broad-river-with-hills': broadRiver,
  'cobbled-lane': lane,
};

/** The view from a home: water, roofs, fields or a court. */
export const viewScene = ({ hints }: PictureWords, random: Random): string =>
  (VIEWS[textHint(hints, 'kind')] ?? rooftops)(hints, random);
