import type { MainType } from '../model/main-type.ts';
import { distanceBetween } from './distance.ts';
import { byNewest, type ListedProperty } from './listed-property.ts';

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

const hasUse =
  ({ use }: Kind) =>
  (other: ListedProperty) =>
    kindOf(other).use === use;

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

/** About one for a price that is a quarter higher, whatever the prices. */
function priceDifference(a: ListedProperty, b: ListedProperty): number {
  if (!a.price || !b.price) return unknown;
  return Math.min(most, 4 * Math.abs(Math.log(b.price / a.price)));
}

function bedroomDifference({ record: a }: ListedProperty, { record: b }: ListedProperty): number {
  if (a.Bedrooms === undefined && b.Bedrooms === undefined) return 0;
  if (a.Bedrooms === undefined || b.Bedrooms === undefined) return unknown;
  return Math.min(most, 0.7 * Math.abs(a.Bedrooms - b.Bedrooms));
}

function difference(a: ListedProperty, b: ListedProperty): number {
  return typeDifference(a, b) + placeDifference(a, b) + priceDifference(a, b) + bedroomDifference(a, b);
}

type Measured = { other: ListedProperty; apart: number };

const byDifference = (a: Measured, b: Measured) => a.apart - b.apart || byNewest(a.other, b.other);

/**
 * Finds what else is available for the same goal, the most similar first: of the same use, or of any use where there is
 * none. Leaves out units of the same project.
 */
export function similarTo(
  property: ListedProperty,
  candidates: readonly ListedProperty[],
  limit: number,
): ListedProperty[] {
  const others = candidates.filter(
    ({ id, goal, state, projectId }) =>
      id !== property.id &&
      goal === property.goal &&
      state === 'available' &&
      (projectId === undefined || projectId !== property.projectId),
  );
  const ofSameUse = others.filter(hasUse(kindOf(property)));
  return (ofSameUse.length > 0 ? ofSameUse : others)
    .reduce<Measured[]>((best, other) => {
      const apart = difference(property, other);
      const last = best.at(-1);
      if (last && best.length >= limit && apart > last.apart) return best;
      return [...best, { other, apart }].sort(byDifference).slice(0, limit);
    }, [])
    .map(({ other }) => other);
}
