import { type MainType, mainTypes } from '../model/main-type.ts';
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

/** Where one of the two lacks the value or does not tell it. */
const unknown = 1.5;
const most = 4;

function typeDifference(a: MainType, b: MainType): number {
  if (a === b) return 0;
  return kinds[a].form === kinds[b].form ? 1 : 2;
}

function placeDifference(a: ListedProperty, b: ListedProperty): number {
  if (!a.position || !b.position) return unknown;
  return Math.min(most, distanceBetween(a.position, b.position) / 10);
}

function bedroomDifference({ record: a }: ListedProperty, { record: b }: ListedProperty): number {
  if (a.Bedrooms === undefined && b.Bedrooms === undefined) return 0;
  if (a.Bedrooms === undefined || b.Bedrooms === undefined) return unknown;
  return Math.min(most, 0.7 * Math.abs(a.Bedrooms - b.Bedrooms));
}

type Measured = { other: ListedProperty; apart: number };

const byDifference = (a: Measured, b: Measured) => a.apart - b.apart || byNewest(a.other, b.other);

type Candidates = {
  priced: readonly ListedProperty[];
  /** Logarithms of prices, whose differences are relative. */
  levels: Float64Array;
  /** Numbers of types, so that most properties need not be looked at. */
  types: Uint8Array;
  unpriced: readonly ListedProperty[];
};

const none: Candidates = { priced: [], levels: new Float64Array(), types: new Uint8Array(), unpriced: [] };

const levelOf = ({ price }: ListedProperty) => (price ? Math.log(price) : undefined);

function candidatesOf(properties: readonly ListedProperty[]): Candidates {
  const priced = properties.filter(({ price }) => price);
  priced.sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return {
    priced,
    levels: Float64Array.from(priced, (property) => levelOf(property) ?? 0),
    types: Uint8Array.from(priced, ({ record }) => mainTypes.indexOf(record.MainType)),
    unpriced: properties.filter(({ price }) => !price),
  };
}

function placeOf(level: number, levels: Float64Array): number {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((levels[middle] ?? 0) < level) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isSame = (a: ListedProperty, b: ListedProperty) =>
  a.id === b.id || (a.projectId !== undefined && a.projectId === b.projectId);

/** The most similar first. Looks at nearer prices first, until no further one can be more similar. */
function nearestTo(
  property: ListedProperty,
  { priced, levels, types, unpriced }: Candidates,
  limit: number,
): Measured[] {
  const level = levelOf(property);
  const { MainType: type } = property.record;
  const typeDifferences = mainTypes.map((other) => typeDifference(type, other));
  let best: Measured[] = [];
  let worst = Infinity;

  function measure(other: ListedProperty, priceDifference: number): void {
    if (isSame(other, property)) return;
    const ofType = typeDifference(type, other.record.MainType);
    const without = priceDifference + ofType + bedroomDifference(property, other);
    if (without > worst) return;
    const apart = without + placeDifference(property, other);
    if (apart > worst) return;
    best = [...best, { other, apart }].sort(byDifference).slice(0, limit);
    worst = best.length < limit ? Infinity : (best.at(-1)?.apart ?? Infinity);
  }

  function measureAt(index: number, priceDifference: number): void {
    if (priceDifference + (typeDifferences[types[index] ?? 0] ?? 0) > worst) return;
    const other = priced[index];
    if (other) measure(other, priceDifference);
  }

  /** About 1 for a price a quarter higher, at any level; infinite past the ends. */
  function differenceAt(index: number): number {
    if (index < 0 || index >= levels.length) return Infinity;
    return level === undefined ? unknown : Math.min(most, 4 * Math.abs((levels[index] ?? 0) - level));
  }

  let above = placeOf(level ?? 0, levels);
  let below = above - 1;
  let [up, down] = [differenceAt(above), differenceAt(below)];
  while (Math.min(up, down) < Infinity && Math.min(up, down) <= worst) {
    if (down < up) {
      measureAt(below, down);
      below -= 1;
      down = differenceAt(below);
    } else {
      measureAt(above, up);
      above += 1;
      up = differenceAt(above);
    }
  }
  if (unknown <= worst) for (const other of unpriced) measure(other, unknown);
  return best;
}

/** Fewer of the same use are joined by the nearest of other uses. */
const fewest = 4;

/** The same use before others, without units of the same project. `available` has one goal. */
export function createSimilar(available: readonly ListedProperty[]) {
  const uses = [...Map.groupBy(available, (property) => kindOf(property).use)];
  const byUse = new Map(uses.map(([use, properties]) => [use, candidatesOf(properties)]));
  return (property: ListedProperty, limit: number): ListedProperty[] => {
    const ofSameUse = nearestTo(property, byUse.get(kindOf(property).use) ?? none, limit);
    const found = ofSameUse.map(({ other }) => other);
    const wanted = Math.min(fewest, limit);
    if (found.length >= wanted) return found;
    const others = available
      .filter((other) => !isSame(other, property) && !found.includes(other))
      .map((other) => ({ other, apart: placeDifference(property, other) }))
      .sort(byDifference);
    return [...found, ...others.map(({ other }) => other)].slice(0, wanted);
  };
}
