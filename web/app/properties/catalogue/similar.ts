import type { MainType } from '../model/main-type.ts';
import { distanceBetween } from '../model/position.ts';
import { byNewest, type ListedProperty } from '../property/listed-property.ts';

type Kind = { use: 'home' | 'land' | 'business' | 'parking'; form: string };

const house: Kind = { use: 'home', form: 'house' };
const flat: Kind = { use: 'home', form: 'flat' };
const parking: Kind = { use: 'parking', form: 'parking' };

const kinds: Readonly<Record<MainType, Kind>> = {
  house,
  villa: house,
  farm: house,
  apartment: flat,
  penthouse: flat,
  studio: flat,
  land: { use: 'land', form: 'land' },
  investment: { use: 'business', form: 'investment' },
  commercial: { use: 'business', form: 'commercial' },
  garage: parking,
  parking,
};

const kindOf = ({ record }: ListedProperty) => kinds[record.MainType];

/** Counts for a value that one of the two does not have or does not tell. */
const unknown = 1.5;
const most = 4;

function typeDifference(a: ListedProperty, b: ListedProperty): number {
  if (a.record.MainType === b.record.MainType) return 0;
  return kindOf(a).form === kindOf(b).form ? 1 : 2;
}

/** One for each ten kilometres. */
function placeDifference(a: ListedProperty, b: ListedProperty): number {
  if (!a.position || !b.position) return unknown;
  return Math.min(most, distanceBetween(a.position, b.position) / 10);
}

/** Returns about 1 for a price that is a quarter higher, at any level. */
function priceDifference(a: ListedProperty, b: ListedProperty): number {
  if (!a.price || !b.price) return unknown;
  return Math.min(most, 4 * Math.abs(Math.log(b.price / a.price)));
}

function bedroomDifference({ record: a }: ListedProperty, { record: b }: ListedProperty): number {
  if (a.Bedrooms === undefined && b.Bedrooms === undefined) return 0;
  if (a.Bedrooms === undefined || b.Bedrooms === undefined) return unknown;
  return Math.min(most, 0.7 * Math.abs(a.Bedrooms - b.Bedrooms));
}

type Measured = { other: ListedProperty; apart: number };

const byDifference = (a: Measured, b: Measured) => a.apart - b.apart || byNewest(a.other, b.other);

type Candidates = {
  /** Sorted by price, lowest first. */
  priced: readonly ListedProperty[];
  unpriced: readonly ListedProperty[];
};

const none: Candidates = { priced: [], unpriced: [] };

function candidatesOf(properties: readonly ListedProperty[]): Candidates {
  const priced = properties.filter(({ price }) => price);
  return {
    priced: priced.sort((a, b) => (a.price ?? 0) - (b.price ?? 0)),
    unpriced: properties.filter(({ price }) => !price),
  };
}

/** Finds the index at which a price would be inserted. */
function placeOf(price: number, priced: readonly ListedProperty[]): number {
  let [low, high] = [0, priced.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((priced[middle]?.price ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the most similar, the first of them first. Nearer prices are looked at first, until no further one can be. */
function nearestTo(property: ListedProperty, { priced, unpriced }: Candidates, limit: number): Measured[] {
  let best: Measured[] = [];
  const worst = () => (best.length < limit ? Infinity : (best.at(-1)?.apart ?? Infinity));

  function measure(other: ListedProperty): void {
    const { id, projectId } = other;
    if (id === property.id || (projectId !== undefined && projectId === property.projectId)) return;
    const without =
      typeDifference(property, other) + priceDifference(property, other) + bedroomDifference(property, other);
    if (without > worst()) return;
    const apart = without + placeDifference(property, other);
    if (apart <= worst()) best = [...best, { other, apart }].sort(byDifference).slice(0, limit);
  }

  let above = placeOf(property.price ?? 0, priced);
  let below = above - 1;
  for (;;) {
    const [cheaper, dearer] = [priced[below], priced[above]];
    const down = cheaper ? priceDifference(property, cheaper) : Infinity;
    const up = dearer ? priceDifference(property, dearer) : Infinity;
    const other = down < up ? cheaper : dearer;
    if (!other || Math.min(down, up) > worst()) break;
    measure(other);
    if (other === dearer) above += 1;
    else below -= 1;
  }
  if (unknown <= worst()) unpriced.forEach(measure);
  return best;
}

/**
 * Finds what else is available for the same goal, the most similar first: of the same use, or of any use where there is
 * none. Leaves out units of the same project. `available` has one goal.
 */
export function createSimilar(available: readonly ListedProperty[]) {
  const all = candidatesOf(available);
  const uses = [...Map.groupBy(available, (property) => kindOf(property).use)];
  const byUse = new Map(uses.map(([use, properties]) => [use, candidatesOf(properties)]));
  return (property: ListedProperty, limit: number): ListedProperty[] => {
    const ofSameUse = nearestTo(property, byUse.get(kindOf(property).use) ?? none, limit);
    const found = ofSameUse.length > 0 ? ofSameUse : nearestTo(property, all, limit);
    return found.map(({ other }) => other);
  };
}
